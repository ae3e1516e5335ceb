export const GERMAN: readonly string[] = `
  Letzte Bahn nach Süden | Kleine Lichter | Winter im Park | Fenster zum Hof | Morgen vielleicht | Halbe Wahrheiten |
  Stille Post | Kaltes Wasser | Hinter den Gleisen | Der lange Weg | Sommer ohne dich | Papierschiffe | Nachtbus |
  Zimmer mit Aussicht | Regen auf Asphalt | Alles bleibt anders | Blaue Stunde | Ein Sonntag im Mai | Rückenwind |
  Lass das Licht an | Zwischen den Jahren | Kein Empfang | Schwarzer Tee | Dritter Stock links | Fernweh |
  Wir gegen den Regen | Kopfsteinpflaster | Leise Helden | Schnee von gestern | Tausend kleine Dinge
`
  .split('|')
  .map((title) => title.trim())
