import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { KeptForm } from '#src/catalogue/entity/kept-form.tsx'
import { startWorkingIn } from '#src/catalogue/membership/join.ts'
import { OrganizationForm } from '#src/features/organizations/organization-form.tsx'
import { keptOrganization } from '#src/features/organizations/organization-values.ts'
import classes from '#src/features/organizations/joining/joining.module.css'

type Props = { onCreated: () => void; onCancel: () => void }

/** An organization of one's own, with all that can be said of it; only its name has to be. */
export const CreateOrganization = ({ onCreated, onCancel }: Props) => {
  const { t } = useTranslation('access')
  const create = useMutation(api.organizations.create.mutationOptions())
  return (
    <section className={classes.section} aria-labelledby="create-organization">
      <h2 id="create-organization">{t('organization.create')}</h2>
      <p>{t('organization.createLead')}</p>
      <KeptForm area="organizations" fields={keptOrganization}>
        {(kept) => (
          <OrganizationForm
            kept={kept}
            nameLabel={t('field.organizationName')}
            save={(fields) => create.mutateAsync({ id: kept.id, ...fields })}
            onSaved={() => void startWorkingIn(kept.id).then(onCreated)}
            onCancel={onCancel}
          />
        )}
      </KeptForm>
    </section>
  )
}
