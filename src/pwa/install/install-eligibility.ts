/** What this browser remembers of having offered itself. */
export type InstallRecord = { visits: number; answered: boolean }

const VISITS_BEFORE = 2

/** Not on the first visit, and never again after an answer, whatever it was. */
export const isOfferDue = ({ visits, answered }: InstallRecord): boolean => !answered && visits >= VISITS_BEFORE

type Device = { userAgent: string; maxTouchPoints: number }

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
export const isApplePhone = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
