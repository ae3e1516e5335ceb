import type { Roster } from '#mocks/db/seed/roster.ts'
import { atelierMinuit } from '#mocks/db/seed/rosters/atelier-minuit.ts'
import { cobaltoMusica } from '#mocks/db/seed/rosters/cobalto-musica.ts'
import { halyardMusic } from '#mocks/db/seed/rosters/halyard-music.ts'
import { kleinlicht } from '#mocks/db/seed/rosters/kleinlicht.ts'
import { lanternaDischi } from '#mocks/db/seed/rosters/lanterna-dischi.ts'
import { nordlysArkiv } from '#mocks/db/seed/rosters/nordlys-arkiv.ts'
import { redwoodTransit } from '#mocks/db/seed/rosters/redwood-transit.ts'
import { tramontanaEdizioni } from '#mocks/db/seed/rosters/tramontana-edizioni.ts'
import { vecchioFaro } from '#mocks/db/seed/rosters/vecchio-faro.ts'

/** Everybody in the demo; the names are invented. The first one is the richest. */
export const ROSTERS: readonly Roster[] = [
  lanternaDischi,
  halyardMusic,
  nordlysArkiv,
  tramontanaEdizioni,
  cobaltoMusica,
  kleinlicht,
  redwoodTransit,
  atelierMinuit,
  vecchioFaro,
]
