export const ITALIAN: readonly string[] = `
  Le luci del porto | Domani piove | Settembre in bicicletta | Vico stretto | La stanza accanto | Come l'acqua |
  Il mare a gennaio | Quello che resta | Due caffè | Lettere mai spedite | Ruggine | Cartoline da lontano |
  Senza ombrello | La casa al terzo piano | Notte di sale | Piccole rivolte | Un altro inverno |
  Le tue scarpe rosse | Binario nove | Controvento | L'ultimo tram | Sotto i portici | Fiori di plastica |
  Aspettami qui | Mezza luna | La città che dorme | Tredici passi | Polvere e miele | Il giardino di nessuno |
  Ancora un giro | Le parole storte | Marea | Tramontana | Ballata del mattino | Vetri appannati |
  Dove finisce la strada | Agosto | La pioggia sui tetti | Nuvole basse | Cuore di latta | Il profumo dei limoni |
  A piedi nudi | Fotografia mossa | Quasi niente | Canzone per Irene | Le sedie in strada | Ferragosto |
  Torneremo a casa | Zitta zitta | L'estate dei gatti | Il silenzio di dopo | Mille chilometri | Scirocco |
  Occhi di carbone | Primavera in ritardo | Sulla terrazza | Il tuo cappotto blu | Neve sul mare |
  La domenica è lenta | Prendimi la mano | Linea di costa | Stelle di periferia | Il pane e le rose |
  Non dirmi quando | Luna storta | Cieli di carta | Un posto al sole | Vento da terra | Le finestre accese |
  Tutto il tempo che serve | Il ballo dei distratti | Salsedine | La luce del frigo | Barche ferme |
  Ti scrivo da qui | Una sera qualunque | Metà di me | Le colline dietro casa | Radio spenta | Gente di passaggio |
  Il treno delle sei | Carta da zucchero | L'isola che vedo | Prima del buio | Sabato al mercato |
  Vecchie abitudini | Il rumore dei passi | Mi perdo volentieri | Acqua dolce | Fuori stagione | Cenere e lavanda |
  Le strade larghe | Dietro la collina | Ora legale | Il cane di Marta | Piazza vuota | Chiudi gli occhi |
  Una lunga attesa | Onde corte | Lampi | Sempre dispari | Ogni tanto torno | Il verso giusto | Sabbia nelle tasche |
  La festa è finita | Bianco e nero | Chi resta sveglio | Terra promossa | Panni stesi | Fino a mattina
`
  .split('|')
  .map((title) => title.trim())
