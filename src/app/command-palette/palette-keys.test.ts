import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isPaletteKey, paletteShortcutOf } from '#src/app/command-palette/palette-keys.ts'
import { overlay } from '#src/ui/loader-overlay-store.ts'

const NO_KEY = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
const CTRL = { ...NO_KEY, ctrlKey: true }
const COMMAND = { ...NO_KEY, metaKey: true }

describe('the key of the palette', () => {
  test.each([
    ['Ctrl K', { ...CTRL, key: 'k' }, false, true],
    ['Ctrl K with the capitals locked', { ...CTRL, key: 'K' }, false, true],
    ['⌘ K on a Mac', { ...COMMAND, key: 'k' }, true, true],
    ['Ctrl K on a Mac, where it cuts a line,', { ...CTRL, key: 'k' }, true, false],
    ['the Windows key with K', { ...COMMAND, key: 'k' }, false, false],
    ['Ctrl with the Windows key and K', { ...CTRL, metaKey: true, key: 'k' }, false, false],
    ['Ctrl Shift K', { ...CTRL, shiftKey: true, key: 'K' }, false, false],
    ['Ctrl Alt K', { ...CTRL, altKey: true, key: 'k' }, false, false],
    ['k alone', { ...NO_KEY, key: 'k' }, false, false],
    ['Ctrl J', { ...CTRL, key: 'j' }, false, false],
  ])('when %s is pressed, then it is $3 that the palette opens', (_, pressed, apple, expected) => {
    expect(isPaletteKey(pressed, apple)).toBe(expected)
  })
})

describe('while a change is being sent', () => {
  const press = () => {
    const event = Object.assign(new Event('keydown'), { ...NO_KEY, ctrlKey: true, key: 'k' })
    return paletteShortcutOf(event)
  }
  beforeEach(() => vi.stubGlobal('document', { querySelector: () => null }))
  afterEach(() => {
    overlay.setState(false)
    vi.unstubAllGlobals()
  })

  test.each([
    [false, 'search'],
    [true, null],
  ])('when it is %s that the overlay is shown, then the keys of the palette open %s', (isShown, expected) => {
    overlay.setState(isShown)
    expect(press()).toBe(expected)
  })
})
