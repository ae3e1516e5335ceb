/** One source of input, in the format that WebDriver and WebDriver BiDi share. */
export type ActionSource =
  | { type: 'key'; id: string; actions: ({ type: 'keyDown' | 'keyUp'; value: string } | Pause)[] }
  | { type: 'pointer'; id: string; actions: (PointerMove | { type: 'pointerDown' | 'pointerUp'; button: number })[] }
type Pause = { type: 'pause'; duration: number }
type PointerMove = { type: 'pointerMove'; x: number; y: number; duration: number }

/** What each engine's protocol provides. `user.ts` builds everything else on it, once for all engines. */
export type Driver = {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Calls the source text of a function in the page. */
  evaluate: (source: string, args: readonly unknown[]) => Promise<unknown>
  perform: (sources: readonly ActionSource[]) => Promise<void>
  /** Gives files to the input that the function returns. */
  chooseFiles: (source: string, args: readonly unknown[], paths: readonly string[]) => Promise<void>
  /** A PNG of the screen, in base64. */
  screenshot: () => Promise<string>
  close: () => Promise<void>
}
