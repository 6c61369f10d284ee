/** Core's sentences about calculations in German, by their templates. */
export const calculationFaultTemplates: Readonly<Record<string, string>> = {
  'There is nothing to calculate yet.': 'Hier ist noch nichts zu rechnen.',
  'A calculation has at most {0} characters.': 'Eine Rechnung hat höchstens {0} Zeichen.',
  'Brackets stand at most {0} deep in each other (character {1}).':
    'Klammern stehen höchstens {0} tief ineinander (Zeichen {1}).',
  '“{0}” cannot stand here (character {1}).': '„{0}“ kann hier nicht stehen (Zeichen {1}).',
  'Something is missing at the end.': 'Am Ende fehlt etwas.',
  'There is no function “{0}” (character {1}); there are {2}.':
    'Die Funktion „{0}“ gibt es nicht (Zeichen {1}); es gibt {2}.',
  'No field has the parameter “{0}” (character {1}). A minus has a blank on both sides.':
    'Kein Feld hat den Parameter „{0}“ (Zeichen {1}). Ein Minus hat auf beiden Seiten ein Leerzeichen.',
  'No field has the parameter “{0}” (character {1}).': 'Kein Feld hat den Parameter „{0}“ (Zeichen {1}).',
  '“{0}” takes another number of values (character {1}).': '„{0}“ nimmt eine andere Anzahl von Werten (Zeichen {1}).',
  'Here stands a whole number from 0 to {0}, or fewer digits (character {1}).':
    'Hier steht eine ganze Zahl von 0 bis {0}, oder weniger Stellen (Zeichen {1}).',
  '“{0}” is no number (character {1}).': '„{0}“ ist keine Zahl (Zeichen {1}).',
  '“{0}” is neither true nor false (character {1}); compare it with something.':
    '„{0}“ ist weder wahr noch falsch (Zeichen {1}); vergleichen Sie es mit etwas.',
  'Only numbers have an order (character {0}); compare with = or !=.':
    'Nur Zahlen haben eine Reihenfolge (Zeichen {0}); vergleichen Sie mit = oder !=.',
  '“{0}” cannot be compared here (character {1}).': '„{0}“ lässt sich hier nicht vergleichen (Zeichen {1}).',
  '“{0}” is no field with an answer (character {1}).': '„{0}“ ist kein Feld mit einer Antwort (Zeichen {1}).',
  'No choice of “{0}” has a price (character {1}).': 'Keine Auswahl von „{0}“ hat einen Preis (Zeichen {1}).',
  "{0} is none of that field's options (character {1}).": '{0} ist keine der Optionen dieses Feldes (Zeichen {1}).',
  'That group has no question “{0}” (character {1}).': 'Jene Gruppe hat keine Frage „{0}“ (Zeichen {1}).',
  '“{0}” has no rows (character {1}).': '„{0}“ hat keine Zeilen (Zeichen {1}).',
  '“{0}” is one answer a row (character {1}); write sum, min, max or count around it.':
    '„{0}“ ist eine Antwort je Zeile (Zeichen {1}); schreiben Sie sum, min, max oder count darum.',
  '“{0}” is of other rows than what stands before it (character {1}); add up each group by itself.':
    '„{0}“ gehört zu anderen Zeilen als das davor (Zeichen {1}); rechnen Sie jede Gruppe für sich zusammen.',
  '“{0}” goes through rows within rows (character {1}); use a calculated field for it.':
    '„{0}“ geht durch Zeilen in Zeilen (Zeichen {1}); nehmen Sie dafür ein berechnetes Feld.',
}
