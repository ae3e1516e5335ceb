/** The page requires trusted types. Nothing writes markup; scripts are only addressed, and the addresses are ours. */
const ownAddress = (address: string): string => {
  if (new URL(address, location.href).origin === location.origin) return address
  throw new TypeError(`not our script: ${address}`)
}

type Rules = { createScriptURL: (address: string) => string }
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
  }
}
export {}

window.trustedTypes?.createPolicy('default', { createScriptURL: ownAddress })
