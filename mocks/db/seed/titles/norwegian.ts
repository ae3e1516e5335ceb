export const NORWEGIAN: readonly string[] = `
  Snø over fjorden | Lys i vinduet | Den siste ferja | Vinternatt | Stille vann | Mellom fjell og hav | Hjemvei |
  Blå time | Regn på taket | Ei lita stjerne | Nordavind | Under isen | Når lyset kommer | Langs elva | Granskogen |
  Havet venter | Mørketid | Sommerens siste dag | Fyrtårn | Første snø | Bestemors hage | Sang for mai |
  Det du ikke sa | Til fjells | Morgenrøde | Nattog | Så lenge du er her | Tåke over byen
`
  .split('|')
  .map((title) => title.trim())
