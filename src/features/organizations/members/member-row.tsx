import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { usePermissionLabels } from '#src/shared/membership/use-permission-labels.ts'
import type { Member } from '#src/contract/members.ts'
import { limitsOf } from '#src/features/organizations/members/member-form-values.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import classes from '#src/features/organizations/members/members.module.css'

const AVATAR = 40

type Props = { member: Member; isMe: boolean; isLast: boolean; onEdit: () => void; onRemove: () => void }

/** Somebody who works here: who, as what, what they may manage and on what. */
export const MemberRow = ({ member: { user, role, permissions, scope }, isMe, isLast, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('members')
  const permissionText = usePermissionLabels()
  const limits = limitsOf(scope).map(({ kind, count }) => t(`only.${kind}`, { count }))
  const name = user.name || user.email
  return (
    <li className={classes.row}>
      <EntityAvatar name={name} url={user.avatar} size={AVATAR} />
      <div className={classes.words}>
        <span className={classes.name}>
          <b>{name}</b>
          {isMe && <span className={classes.note}>({t('me')})</span>}
          {!user.isActive && <StatusBadge tone="neutral" label={t('inactive')} />}
        </span>
        <span className={classes.note}>{user.email}</span>
        <span>
          {t(`role.${role}`)}: {permissionText(permissions)}
        </span>
        <span className={classes.note}>{limits.length === 0 ? t('everything') : limits.join(', ')}</span>
        {isLast && <span className={classes.note}>{t('lastManager')}</span>}
      </div>
      <div className={classes.actions}>
        <Button variant="default" aria-label={t('changeNamed', { name })} onClick={onEdit}>
          {t('change')}
        </Button>
        {!isLast && (
          <Button variant="default" aria-label={isMe ? undefined : t('removeNamed', { name })} onClick={onRemove}>
            {t(isMe ? 'leave' : 'remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
