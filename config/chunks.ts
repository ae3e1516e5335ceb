/** What belongs together travels together: every file more makes the worker's list longer, and compresses worse. */
export const chunks = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // The way in has signs of its own, and does not wait for those of the other screens.
  {
    name: 'signs',
    test: /@tabler\/icons-react\/dist\/esm\/icons\/Icon(?!Brand|CircleCheck|CircleDashed|Alert)/,
    priority: 1,
  },
]
