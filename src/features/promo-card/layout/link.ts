import { isWebAddress } from '#src/domain/contact/web-address.ts'

/** The longest link whose code has squares that a phone can read off a screen. */
export const LINK_MAX = 200

type CardLink =
  | { kind: 'NONE' }
  | { kind: 'REFUSED' }
  | { kind: 'TOO_LONG' }
  | { kind: 'LINK'; href: string; host: string }

/** The link of a card's code: only a web address, with the host as it is shown (spec 2, section 5). */
export const cardLink = (typed: string): CardLink => {
  const text = typed.trim()
  if (text === '') return { kind: 'NONE' }
  const full = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text
  const url = isWebAddress(full) ? URL.parse(full) : null
  if (url === null) return { kind: 'REFUSED' }
  if (url.href.length > LINK_MAX) return { kind: 'TOO_LONG' }
  return { kind: 'LINK', href: url.href, host: url.host.replace(/^www\./, '') }
}
