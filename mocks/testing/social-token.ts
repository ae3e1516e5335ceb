/** What an emulated provider would give for this person. */
export const socialToken = (email: string): string =>
  `emulated.${btoa(JSON.stringify({ email, firstName: 'Ada', lastName: 'Prova' }))}`
