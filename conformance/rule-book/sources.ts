/** The items of docs/specification/catalogue.md. */
const specified = (...items: string[]) => `specification ${items.join(', ')}`

/** Where a rule comes from, for those that one source asks for; the others are drawn from several style guides together. */
export const SOURCES: Readonly<Record<string, string>> = {
  L01: specified('5.1'),
  L10: 'style guides, which disagree',
  L50: specified('5.12'),
  L55: 'distributors, some of whom say five',
  L56: specified('9.15'),
  L62: 'style guides, which disagree',
  L63: specified('8.8'),
  L65: 'Apple Music',
  L76: 'Apple Music',
  L81: specified('5.10', '9.8'),
  L84: specified('8.7', '9.14'),
  L86: `ISO 3901:2019 (ISRC), GS1 (barcode), ${specified('9.16')}`,
  L87: 'ISO 3901:2019',
  L88: specified('5.23'),
  L89: specified('8.8'),
  C01: specified('5.26', '9.9'),
  C04: specified('5.24', '9.6'),
  C11: 'Symphonic',
}
