import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { usePermissionLabels, enterOrganization } from '#src/shared/membership/membership.ts'
import { useRestoreFocus } from '#src/ui/restore-focus.ts'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/shared/membership/invitations.module.css'

const AVATAR = 40

/** The viewer's pending invitations; nothing without any. */
export const Invitations = ({ onJoined }: { onJoined: () => void }) => {
  const { t } = useTranslation('access')
  const queryClient = useQueryClient()
  useRestoreFocus()
  // It was answered in another tab, or revoked: what is shown is out of date.
  const onError = () => void queryClient.invalidateQueries({ queryKey: api.organizations.pathKey() })
  const permissionText = usePermissionLabels()
  const { data: invitations = [] } = useQuery(api.organizations.invitations.queryOptions())
  const accept = useMutation(
    api.organizations.acceptInvitation.mutationOptions({
      onError,
      onSuccess: async ({ id, name }) => {
        await enterOrganization(id)
        await showToast({ kind: 'success', title: t('organization.joined', { name }), message: '' })
        onJoined()
      },
    }),
  )
  const reject = useMutation(api.organizations.rejectInvitation.mutationOptions({ onError }))
  const busy = accept.isPending || reject.isPending
  if (invitations.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="invitations">
      <h2 id="invitations">{t('organization.invitations')}</h2>
      <ul className={classes.invitations}>
        {invitations.map(({ id, organization: { name }, inviter, permissions }) => (
          <li key={id}>
            <EntityAvatar name={name} url={null} size={AVATAR} />
            <span className={classes.texts}>
              <b>{name}</b>
              {inviter !== null && <span>{t('organization.invitedBy', { name: inviter })}</span>}
              <span>{t('organization.wouldManage', { areas: permissionText(permissions) })}</span>
            </span>
            <span className={classes.buttons}>
              <Button
                variant="default"
                disabled={busy}
                aria-label={`${t('organization.reject')}: ${name}`}
                onClick={() => reject.mutate({ invitationId: id })}
              >
                {t('organization.reject')}
              </Button>
              <Button
                variant={invitations.length === 1 ? 'filled' : 'default'}
                disabled={busy}
                aria-label={`${t('organization.accept')}: ${name}`}
                onClick={() => accept.mutate({ invitationId: id })}
              >
                {t('organization.accept')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
