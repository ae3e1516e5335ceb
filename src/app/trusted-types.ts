import { offeredProviders } from '#src/auth/social/providers.ts'
import { PROVIDER_SCRIPTS } from '#src/auth/social/provider-scripts.ts'

const providerScripts = offeredProviders().map((provider) => PROVIDER_SCRIPTS[provider])

/**
 * The page requires trusted types. Nothing writes markup; scripts are only addressed: the page's own, and the clients
 * of the providers this build offers. Facebook's loads the rest of itself from its own path with a query of its choice.
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
