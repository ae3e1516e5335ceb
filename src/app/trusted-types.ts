import { FACEBOOK_SCRIPT, GOOGLE_SCRIPT } from '#src/catalogue/social/scripts.ts'

const PROVIDERS = [GOOGLE_SCRIPT, FACEBOOK_SCRIPT]

/** The page requires trusted types. Nothing writes markup; scripts are only addressed: ours, and two by name. */
const knownAddress = (address: string): string => {
  if (PROVIDERS.includes(address) || new URL(address, location.href).origin === location.origin) return address
  throw new TypeError(`not our script: ${address}`)
}

type Rules = { createScriptURL: (address: string) => string }
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
  }
}
window.trustedTypes?.createPolicy('default', { createScriptURL: knownAddress })
