/** What belongs together travels together: every file more makes the worker's list longer, and compresses worse. */
export const chunks = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // The pages of single entities: whoever opens one opens the next.
  {
    name: 'entity',
    test: /src\/(catalogue\/entity\/(?!add-link|change-many|delete-dialog|use-toggle)|features\/(artists|assets|labels|organizations|people|users)\/(?!joining|use-change|name-of|.*-(list|columns|query|filters)\.))/,
    priority: 2,
    // What these share with others stays where it is.
    includeDependenciesRecursively: false,
  },
  // The way in has signs of its own, and does not wait for those of the other screens.
  {
    name: 'signs',
    test: /@tabler\/icons-react\/dist\/esm\/icons\/Icon(?!Brand|CircleCheck|CircleDashed|Alert)/,
    priority: 1,
  },
]
