export const SPANISH: readonly string[] = `
  Calle sin nombre | Luna de barro | Agua de mayo | El último farol | Camino largo | Corazón de arena |
  Bailemos despacio | La casa azul | Viento de enero | Sal y canela | Mariposa de papel | Tres minutos más |
  Noche de verbena | Lo que no dijimos | Puerto viejo | Fuego lento | Mañana te llamo | Sol de medianoche |
  Piedra y flor | Ojos de carbón | La orilla | Vuelve pronto | Cielo prestado | Jacaranda | Zapatos nuevos |
  El río me sabe | Ciudad dormida | Dame un momento | Tierra caliente | Pájaro de plata | A contraluz |
  Quédate un rato | Romance del olvido | Sin reloj | Perfume de azahar
`
  .split('|')
  .map((title) => title.trim())
