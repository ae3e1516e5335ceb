import { useTranslation } from 'react-i18next'
import type { State } from '#mocks/gallery/screens.ts'

const en = {
  title: 'Gallery',
  lead: 'Each link opens a screen in one state, and holds until the next link.',
  screens: 'Screens',
  screen: 'Screen',
  parts: 'Parts',
  tokens: 'Type and colours',
  open: 'Open',
  none: 'This screen has no such state',
  label: 'Title',
  hint: 'As it is printed on the cover.',
  wrong: 'Enter a title.',
  save: 'Save',
  remove: 'Delete release',
  release: 'Paper Boats',
  long: 'Donaudampfschifffahrtsgesellschaftskapitän and the Orchestra of Everything That Was Ever Left Unsaid',
  message: 'Paper Boats was sent to 12 stores.',
  'state.filled': 'Filled',
  'state.empty': 'Empty',
  'state.one': 'One',
  'state.long': 'Very long',
  'state.loading': 'Loading',
  'state.error': 'Error',
  'state.offline': 'Offline',
  'state.forbidden': 'Forbidden',
} satisfies Record<`state.${State}`, string> & Record<string, string>
type TextKey = keyof typeof en

const it: Record<TextKey, string> = {
  title: 'Galleria',
  lead: 'Ogni link apre una schermata in uno stato, che vale fino al link successivo.',
  screens: 'Schermate',
  screen: 'Schermata',
  parts: 'Componenti',
  tokens: 'Caratteri e colori',
  open: 'Apri',
  none: 'Questa schermata non ha questo stato',
  label: 'Titolo',
  hint: 'Come appare sulla copertina.',
  wrong: 'Inserisci un titolo.',
  save: 'Salva',
  remove: 'Elimina release',
  release: 'Barche di carta',
  long: 'Donaudampfschifffahrtsgesellschaftskapitän e l’orchestra di tutto quello che non ci siamo mai detti',
  message: 'Barche di carta è stata inviata a 12 store.',
  'state.filled': 'Con dati',
  'state.empty': 'Vuota',
  'state.one': 'Uno',
  'state.long': 'Testi lunghissimi',
  'state.loading': 'Caricamento',
  'state.error': 'Errore',
  'state.offline': 'Offline',
  'state.forbidden': 'Accesso negato',
}

/** The texts of the gallery, which no build of production may hold, in the language of the app. */
export const useTexts = () => {
  const { i18n } = useTranslation()
  const texts = i18n.resolvedLanguage === 'it' ? it : en
  return (key: TextKey): string => texts[key]
}
