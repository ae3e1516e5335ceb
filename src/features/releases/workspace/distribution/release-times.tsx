import { EarliestDate } from '#src/features/releases/workspace/distribution/earliest-date.tsx'
import { LiveTimes } from '#src/features/releases/workspace/distribution/live-times.tsx'
import classes from '#src/features/releases/workspace/distribution/release-times.module.css'
import { TerritoryDates } from '#src/features/releases/workspace/distribution/territory-dates.tsx'

/** What follows from the release date: whether the stores have their time, and when it is live where. */
export const ReleaseTimes = () => (
  <div className={classes.times}>
    <EarliestDate />
    <LiveTimes />
    <TerritoryDates />
  </div>
)
