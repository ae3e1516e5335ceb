import { lazy, Suspense } from 'react'
import { useUser } from '#src/catalogue/viewer.ts'
import classes from '#src/catalogue/lists/organization-filter.module.css'

const OrganizationSelect = lazy(async () => ({
  default: (await import('#src/catalogue/lists/organization-select.tsx')).OrganizationSelect,
}))

type Props = { value: string | undefined; onChange: (organizationId: string | undefined) => void }

/** Only a super administrator sees more than one organization at a time (spec 2, section 6). */
export const OrganizationFilter = (props: Props) =>
  useUser()?.role === 'SUPERADMIN' ? (
    <Suspense fallback={<div className={classes.place} />}>
      <OrganizationSelect {...props} />
    </Suspense>
  ) : null
