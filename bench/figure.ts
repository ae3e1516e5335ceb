/** One thing that was timed: what it should be at most, what it is, and how long the processor was busy with it. */
export type Figure = {
  what: string
  /** Empty where it is a number of times. */
  unit: 'ms' | 'MB' | ''
  aim: number | null
  /** The aim is the least that it should be. */
  isLeast?: boolean
  figure: number
  worst?: number
  busy?: number
}

/** The value below which so much of them lies. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

const P95 = 0.95

/** What 95 of 100 rounds stay below; the worst round is beside it, where the first one shows. */
export const timed = (
  what: string,
  aim: number | null,
  rounds: readonly number[],
  busy?: readonly number[],
): Figure => ({
  what,
  unit: 'ms',
  aim,
  ...(busy === undefined ? {} : { busy: percentile(busy, P95) }),
  figure: percentile(rounds, P95),
  worst: Math.max(...rounds),
})

export const isMissed = ({ aim, figure, isLeast = false }: Figure): boolean =>
  aim !== null && !(isLeast ? figure >= aim : figure <= aim)

const cell = (value: number | null | undefined, unit: string) =>
  (value == null ? '' : `${value.toFixed(value < 10 && unit !== '' ? 1 : 0)} ${unit}`).padStart(11)

export const printHead = (where: string): void => {
  const heads = ['figure', 'aim', 'worst', 'processor'].map((head) => head.padStart(11)).join('')
  console.log(`\n  ${where.padEnd(48)}${heads}`)
}

export const printFigure = (each: Figure): void => {
  const { what, unit, aim, figure, worst, busy } = each
  const cells = [figure, aim, worst, busy].map((value) => cell(value, unit)).join('')
  console.log(`${isMissed(each) ? '✗' : ' '} ${what.padEnd(48)}${cells}`)
}
