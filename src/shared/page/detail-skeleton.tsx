import { Skeleton } from '@mantine/core'
import classes from '#src/shared/page/detail-skeleton.module.css'

const FACTS_OF_SECTIONS = [4, 2]

/** Sections of facts, as the page of an entity has them, so that little moves when they arrive. */
export const DetailSkeleton = () => (
  <div className={classes.skeleton} aria-hidden>
    {FACTS_OF_SECTIONS.map((facts, section) => (
      <div key={section} className={classes.section}>
        <Skeleton height={16} width={`${50 + section * 20}%`} />
        <div className={classes.facts}>
          {Array.from({ length: facts }, (_, fact) => (
            <div key={fact} className={classes.fact}>
              <Skeleton height={12} width="28%" />
              <Skeleton height={16} width={`${45 + ((fact * 17) % 40)}%`} />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
)
