export const calculationText = {
  calculation: 'Berechnung',
  help: '+ - * / und Klammern, if(a > 1, b, c), min, max, sum, round(a, 2), count und price. Über die Zeilen einer Gruppe: sum(items.price * items.quantity).',
  insert: 'Einsetzen',
  tried: 'Mit diesen Antworten',
  noResult: 'kein Ergebnis',
  currency: 'Währung',
  unit: 'Einheit',
  decimals: 'Nachkommastellen',
}
