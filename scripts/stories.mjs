/** The value of an option may look like a word: what follows an option without `=` is left as it is, up to the next one. */
const isValue = (args, index) => {
  const option = args.slice(0, index).findLast((argument) => argument.startsWith('-'))
  return option !== undefined && !option.includes('=')
}

/**
 * Playwright looks for a word in the whole path of a file, so that in a clone below a folder of that name it finds all
 * stories: here it is looked for below `e2e` only.
 */
export const belowStories = (args, root) => {
  const below = `^${root.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}e2e[\\\\/].*`
  return args.map((argument, index) =>
    /^\w[\w-]*$/.test(argument) && !isValue(args, index) ? below + argument : argument,
  )
}
