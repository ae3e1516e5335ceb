/**
 * The page requires trusted types. Nothing of ours writes HTML: the one text that is set as such is the theme's style
 * sheet, which holds no tag. Scripts are only ever addressed, for the two kinds of worker, and the addresses are ours.
 */
const withoutTags = (text: string): string => {
  if (!text.includes('<')) return text
  throw new TypeError('markup is not written as text here')
}

const ownAddress = (address: string): string => {
  if (new URL(address, location.href).origin === location.origin) return address
  throw new TypeError(`not our script: ${address}`)
}

type Rules = { createHTML: (text: string) => string; createScriptURL: (address: string) => string }
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
  }
}
export {}

window.trustedTypes?.createPolicy('default', { createHTML: withoutTags, createScriptURL: ownAddress })
