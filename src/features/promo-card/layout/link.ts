import { isWebAddress } from '#src/domain/contact/web-address.ts'

/** What a code on a card still holds in squares large enough to be read off a screen. */
export const LINK_MAX = 200

type CardLink =
  | { kind: 'NONE' }
  | { kind: 'REFUSED' }
  | { kind: 'TOO_LONG' }
  | { kind: 'LINK'; href: string; host: string }

/** Where the code on a card leads: an address on the web and nothing else, its host written as it is asked for (spec 2, section 5). */
export const cardLink = (typed: string): CardLink => {
  const text = typed.trim()
  if (text === '') return { kind: 'NONE' }
  const full = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text
  const url = isWebAddress(full) ? URL.parse(full) : null
  if (url === null) return { kind: 'REFUSED' }
  if (url.href.length > LINK_MAX) return { kind: 'TOO_LONG' }
  return { kind: 'LINK', href: url.href, host: url.host.replace(/^www\./, '') }
}
