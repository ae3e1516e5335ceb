import type { Account, Grant } from '#mocks/db/seed/accounts.ts'

const manager = (
  email: string,
  firstName: string,
  lastName: string,
  joined: number,
  organization: string,
): Account => ({
  email,
  firstName,
  lastName,
  joined,
  grants: [{ organization, permissions: 'ALL' }],
})
const assistant = (email: string, firstName: string, lastName: string, joined: number, grant: Grant): Account => ({
  email,
  firstName,
  lastName,
  joined,
  grants: [grant],
})

/** Everybody else who works with the catalogue: a second reviewer, and two or three people in each organization. */
export const STAFF: readonly Account[] = [
  {
    email: 'elias.brandvold@liner.test',
    firstName: 'Elias',
    lastName: 'Brandvold',
    joined: -1100,
    role: 'SUPERADMIN',
    grants: [],
  },
  manager('carlo.parodi@lanterna.test', 'Carlo Emanuele', 'Parodi', -1190, 'lanterna'),
  assistant('simona.grondona@lanterna.test', 'Simona', 'Grondona', -720, {
    organization: 'lanterna',
    permissions: ['MANAGE_RELEASE', 'MANAGE_ASSET', 'MANAGE_PEOPLE'],
  }),
  assistant('luca.traverso@lanterna.test', 'Luca', 'Traverso', -310, {
    organization: 'lanterna',
    permissions: ['MANAGE_ARTIST', 'MANAGE_LABEL'],
  }),
  manager('priya.wainwright@halyard.test', 'Priya', 'Wainwright', -1150, 'halyard'),
  manager('gareth.pellow@halyard.test', 'Gareth', 'Pellow', -900, 'halyard'),
  manager('sunniva.tveitane@nordlys.test', 'Sunniva', 'Tveitane', -1120, 'nordlys'),
  assistant('aksel.brattvoll@nordlys.test', 'Aksel', 'Brattvoll', -450, {
    organization: 'nordlys',
    permissions: ['MANAGE_RELEASE', 'MANAGE_ASSET'],
  }),
  manager('chiara.atzenas@tramontana.test', 'Chiara', 'Atzenas', -1080, 'tramontana'),
  manager('elio.sannai@tramontana.test', 'Elio', 'Sannai', -610, 'tramontana'),
  manager('nuno.falcoeiro@cobalto.test', 'Nuno', 'Falcoeiro', -1060, 'cobalto'),
  assistant('beatriz.amoreira@cobalto.test', 'Beatriz', 'Amoreira', -520, {
    organization: 'cobalto',
    permissions: ['MANAGE_RELEASE', 'MANAGE_ARTIST'],
  }),
  manager('yelda.korkusuz@kleinlicht.test', 'Yelda', 'Korkusuz', -1040, 'kleinlicht'),
  manager('anselm.borchwitz@kleinlicht.test', 'Anselm', 'Borchwitz', -480, 'kleinlicht'),
  manager('june.abernethy@redwood.test', 'June', 'Abernethy', -1020, 'redwood'),
  assistant('cyrus.tillman@redwood.test', 'Cyrus', 'Tillman', -260, {
    organization: 'redwood',
    permissions: ['MANAGE_RELEASE'],
  }),
  manager('solene.marchebout@minuit.test', 'Solène', 'Marchebout', -1010, 'minuit'),
  manager('bastien.courvoisin@minuit.test', 'Bastien', 'Courvoisin', -190, 'minuit'),
  manager('oreste.pittaluga@faro.test', 'Oreste', 'Pittaluga', -1300, 'faro'),
  assistant('rina.castagnari@faro.test', 'Rina', 'Castagnari', -1290, {
    organization: 'faro',
    permissions: ['MANAGE_ARTIST', 'MANAGE_RELEASE'],
  }),
  { email: 'wendell.ito@redwood.test', firstName: 'Wendell', lastName: 'Price-Ito', joined: -6, grants: [] },
  { email: 'livia.ansaldo@vicodritto.test', firstName: 'Livia', lastName: 'Ansaldo', joined: -3.4, grants: [] },
]
