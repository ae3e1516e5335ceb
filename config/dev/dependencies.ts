import type { DepOptimizationOptions } from 'vite'

/** Not needed for the first page. */
const LATER = 'devtools|solid|goober|firebase|idb/'

/**
 * How packages are made into files for development. What several of them share comes in one file instead of thirty.
 * Vite would send their source maps within each file: they are four times as large as the files.
 */
export const dependencies: DepOptimizationOptions = {
  // Vite would look for packages in every page: in the built ones and in the bare page of `bench/floor` too.
  entries: ['index.html'],
  // Part of the bundle of icons.
  exclude: ['@tabler/icons-react'],
  rolldownOptions: {
    plugins: [{ name: 'liner-no-maps-of-packages', outputOptions: (options) => ({ ...options, sourcemap: false }) }],
    output: {
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: new RegExp(`^(?!.*(${LATER}))`) }] },
    },
  },
}
