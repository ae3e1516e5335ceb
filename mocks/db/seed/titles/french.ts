export const FRENCH: readonly string[] = `
  Rue des Lilas | Le dernier métro | Sous la pluie de mai | Lettres en retard | La chambre bleue | Encore un matin |
  Les jours sans toi | Papier froissé | Danse avec moi | Le bruit des vagues | Minuit moins dix | Petite lumière |
  Un café noir | Loin du centre | La ville endormie | Cœur en hiver | Les amants du quai | Demain peut-être |
  Soleil pâle | Le jardin secret | Nos silences | Bateau de papier | L'heure bleue | Fenêtre sur cour |
  À contre-jour | Rien de grave | Tout va lentement | La mer en janvier | Vertige | Belle saison |
  Au bout de la ligne | Les ombres longues | Un dimanche ordinaire | Quelque part au nord | Feux d'artifice |
  Ma solitude danse | Porte d'Italie | Les vitrines | Comme un refrain | Le goût du sel
`
  .split('|')
  .map((title) => title.trim())
