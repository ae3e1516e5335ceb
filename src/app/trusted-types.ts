/**
 * The page requires trusted types. Nothing of ours writes HTML; scripts are only ever addressed, for the service
 * worker and the media worker, and those addresses are our own.
 */
const ownAddress = (address: string): string => {
  if (new URL(address, location.href).origin === location.origin) return address
  throw new TypeError(`not our script: ${address}`)
}

type Policies = { createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown }
declare global {
  interface Window {
    trustedTypes?: Policies
  }
}
export {}

window.trustedTypes?.createPolicy('default', { createScriptURL: ownAddress })
