import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import classes from '#src/features/releases/workspace/steps/cover-step.module.css'

const CoverField = lazyPart(
  async () => (await import('#src/features/releases/workspace/steps/cover-field.tsx')).CoverField,
)

/** The cover is the only step with a picture: what it needs is not there before it is opened. */
export const CoverStep = () => (
  <div id={fieldId('cover')} tabIndex={-1}>
    <Suspense
      fallback={
        <div className={classes.field} aria-hidden>
          <Skeleton className={classes.loading} />
        </div>
      }
    >
      <CoverField />
    </Suspense>
  </div>
)
