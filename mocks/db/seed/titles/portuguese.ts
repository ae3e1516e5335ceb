export const PORTUGUESE: readonly string[] = `
  Janela aberta | Rua da Saudade | Maré cheia | O último elétrico | Café da manhã | Céu de papel |
  Dança comigo devagar | Barco de sal | Noite sem pressa | Azul de junho | Depois da chuva | Casa vazia |
  Flor de laranjeira | Miradouro | Cartas ao mar | Fim de tarde | Vento norte | A menina do cais | Sete colinas |
  Lua de areia | Meu bem, meu mal | Pés descalços | O tempo que falta | Sombra e luz | Verão em Alfama | Quase amor |
  Passarinho | Corda bamba | Outra vez domingo | Canção do regresso | Terra molhada | Estrela do sul |
  Sorriso torto | Para lá do rio | Cadeira de balanço | Amanhã talvez | Bairro alto | Silêncio bom | Volta e meia |
  Luz de março | Água fria | Brisa
`
  .split('|')
  .map((title) => title.trim())
