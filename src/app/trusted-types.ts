import { PROVIDER_SCRIPTS } from '#src/auth/social/provider-scripts.ts'
import { offeredProviders } from '#src/auth/social/providers.ts'

const providerScripts = offeredProviders().map((provider) => PROVIDER_SCRIPTS[provider])

/**
 * The page requires trusted types, and writes no markup. It loads only its own scripts and the clients of the providers
 * of this build. Facebook's client loads the rest of itself from its own path, with any query.
 */
const checkScriptAddress = (address: string): string => {
  const { origin, pathname } = new URL(address, location.href)
  if (origin === location.origin || providerScripts.includes(`${origin}${pathname}`)) return address
  throw new TypeError(`not our script: ${address}`)
}

type Rules = { createScriptURL: (address: string) => string }
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
  }
}
window.trustedTypes?.createPolicy('default', { createScriptURL: checkScriptAddress })
