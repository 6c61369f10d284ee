export const imageText = {
  caption: 'Zeile unter dem Bild',
  choose: 'Bild wählen',
  other: 'Ein anderes Bild',
  remove: 'Bild herausnehmen',
  weighs: (size: string): string => `Im Formular, ${size}`,
  address: 'Oder seine Adresse',
  alt: 'In Worten, für Menschen, die es nicht sehen',
  decorates: 'Es schmückt nur und sagt nichts',
  help: 'Es wird auf diesem Gerät verkleinert. Die Datei selbst bleibt, wo sie ist.',
  unreadable: 'Dieser Browser kann das Bild nicht lesen. Versuchen Sie eine JPEG-, PNG- oder WebP-Datei.',
  tooLarge: (limit: string): string =>
    `Es ließ sich nicht kleiner als ${limit} machen. Versuchen Sie ein einfacheres Bild.`,
}
