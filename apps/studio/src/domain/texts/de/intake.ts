import type { IdRequest, NoteCode, Remark, UnreadCode } from '@letterslot/intake'

/** A number with the marks of German. */
const number = new Intl.NumberFormat('de')

const felder = (count: number): string => (count === 1 ? '1 Feld' : `${count} Felder`)
const kennungen = (count: number): string => (count === 1 ? '1 Kennung' : `${count} Kennungen`)

export const intakeText = {
  title: { emailjs: 'Ich nutze EmailJS schon', file: 'Datei öffnen oder HTML einfügen' },
  lead: 'Nichts davon läuft hier, nichts wird geladen, und nichts wird gesendet.',
  area: {
    emailjs: {
      label: 'Ihr Code',
      placeholder: "emailjs.send('service_…', 'template_…', …)\noder eine Komponente oder die ganze Seite",
    },
    file: {
      label: 'HTML einer Seite oder eines Formulars',
      placeholder: '<form> … </form>\noder eine Komponente oder die ganze Seite',
    },
  },
  areaHelp: 'Fügen Sie es hier ein, legen Sie eine Datei darauf ab, oder öffnen Sie eine.',
  openFile: 'Datei öffnen',
  idsOnly: 'Ich habe nur die drei Kennungen',
  cancel: 'Abbrechen',
  make: 'Dieses Formular machen',
  makeContact: 'Kontaktformular damit machen',
  open: 'Öffnen',
  connectLater: 'Später verbinden',
  result: 'Was gefunden wurde',
  waiting: {
    emailjs:
      'Sofort gefunden: Ihre Kennungen, die Parameter, die Sie senden, und das Formular mit seinen Regeln. Was sich nicht lesen lässt, wird aufgezählt.',
    file: 'Sofort gefunden: jedes Feld mit Beschriftung und Regeln, von jeder Seite, von Formspree, Web3Forms oder Netlify. Ein gespeichertes Formular oder eine Sicherung öffnet sich, wie sie ist.',
  },
  document: 'Das ist ein gespeichertes Formular oder eine Sicherung.',
  tooLarge: (characters: number, most: number): string =>
    `Dieser Text hat ${number.format(characters)} Zeichen; höchstens ${number.format(most)} lassen sich lesen. Fügen Sie nur die Seite mit dem Formular ein.`,
  tooDeep: (line: number, most: number): string =>
    `Von Zeile ${line} an stehen mehr als ${number.format(most)} Elemente ineinander. Fügen Sie nur den Teil mit dem Formular ein.`,
  notText: 'Diese Datei ist kein Text.',
  unloaded:
    'Der Teil, der es liest, ließ sich nicht laden. Sind Sie online? Dann kopieren Sie diesen Text, laden Sie die Seite neu, und fügen Sie ihn wieder ein.',
  unopenedText:
    'Nichts wurde geöffnet: Der Teil, der es liest, ließ sich nicht laden. Ihr Text bleibt hier. Sind Sie online? Dann drücken Sie noch einmal auf „Öffnen“. Hilft das nicht, kopieren Sie den Text, und laden Sie die Seite neu.',
  nothing: 'Weder ein Formular noch ein Aufruf von EmailJS ist darin.',
  nothingNext:
    'Fügen Sie die Datei ein, in der das Formular steht, oder die, die emailjs.send oder emailjs.sendForm aufruft.',
  summary: (fields: number, ids: number, unread: number): string =>
    [
      fields === 0 ? 'Kein Formular' : felder(fields),
      ...(ids === 0 ? [] : [kennungen(ids)]),
      ...(unread === 0 ? [] : [`${unread} weggelassen`]),
    ].join(', '),
  secret: (count: number): string =>
    count === 1
      ? 'Ein privater Schlüssel war darin. Er ist herausgenommen.'
      : `${count} private Schlüssel waren darin. Sie sind herausgenommen.`,
  secretText:
    'Ein Formular braucht nie einen, und hier wird er nirgends gespeichert. Stand er auf einer Seite, die andere lesen können, machen Sie einen neuen: bei EmailJS unter Account → Security, bei einem Relay mit „letterslot keys create“.',
  connection: 'Verbindung',
  connected: (service: string): string => `Über ${service}`,
  ids: { publicKey: 'Öffentlicher Schlüssel', serviceId: 'Dienst-ID', templateId: 'Vorlagen-ID' },
  relay: 'Relay',
  notTested: 'Noch nicht getestet',
  parameter: (name: string): string => `Wert von ${name}`,
  idNeeded: 'Diese Kennung wird gebraucht. Sie steht in Ihrem Dashboard bei EmailJS.',
  fields: felder,
  formTitle: 'Formular',
  noForm: 'In diesem Code ist kein Formular. Sie bekommen ein Kontaktformular mit diesen Kennungen.',
  unnamed: 'Fester Text',
  alsoSentAs: (name: string): string => `auch gesendet als ${name}`,
  unread: (count: number): string => `Weggelassen oder nicht lesbar (${count})`,
  notes: (count: number): string => `Gelesen und einen Blick wert (${count})`,
  more: (count: number): string => `und ${count} weitere`,
  line: (line: number): string => `Zeile ${line}`,
  made: (fields: number, service: string, state: string): string =>
    `${felder(fields)}. Sendet über ${service}: ${state}.`,
  madeUnconnected: (fields: number): string => `${felder(fields)}. Zum Ausprobieren, bis Sie es verbinden.`,
  test: 'Zum Test',
}

export const intakeRuleText = {
  required: 'Pflichtfeld',
  type: 'geprüft als das, was es ist',
  atLeast: (count: number | string): string => `mindestens ${count}`,
  atMost: (count: number | string): string => `höchstens ${count}`,
  step: (step: number): string => `in Schritten von ${step}`,
  pattern: 'Muster',
  file: (accept: string): string => accept,
  options: (count: number): string => (count === 1 ? '1 Option' : `${count} Optionen`),
}

export function askText({ why, from, line }: IdRequest): string {
  const place = line === undefined ? '' : `, Zeile ${line}`
  switch (why) {
    case 'environment':
      return `Ihr Code nimmt es aus ${from}${place}. Sie finden es in den Einstellungen Ihres Projekts.`
    case 'import':
      return `Ihr Code nimmt es aus ${from}${place}, das anderswo gesetzt wird.`
    case 'placeholder':
      return `An seiner Stelle steht „${from}“${place}.`
    case 'computed':
      return `Ihr Code rechnet es aus${place}: ${from}`
    case 'missing':
      return 'Es steht nicht in diesem Code. Es steht in Ihrem Dashboard bei EmailJS.'
  }
}

const further = (count: string | undefined): string => (count === undefined ? '' : ` (und ${count} weitere)`)

type RemarkWords = (remark: Remark) => string

export const unreadText: Readonly<Record<UnreadCode, RemarkWords>> = {
  syntax: ({ subject, detail }) => `Das ist kein vollständiger Code: ${subject}${detail ? ` (${detail})` : ''}`,
  'external-script': ({ subject }) =>
    `${subject} ist eine eigene Datei; was sie tut, ist nicht bekannt. Fügen Sie auch ihren Text ein, wenn sie zum Formular gehört.`,
  'below-page': ({ subject, detail }) =>
    `Das steht unterhalb der Seite, und nichts davon wurde gelesen: ${subject}${further(detail)}`,
  component: ({ subject, detail }) =>
    `${subject}${detail ? ` namens ${detail}` : ''} wird anderswo gezeichnet; wonach es fragt, ist nicht bekannt.`,
  list: ({ subject }) =>
    `Die Optionen von ${subject} entstehen, während die Seite läuft. Was fehlt, fügen Sie unter Bauen hinzu.`,
  'dynamic-attribute': ({ subject }) =>
    `${subject} wird errechnet, während die Seite läuft; deshalb wurde keine Regel daraus.`,
  'computed-parameter': ({ subject }) =>
    `Der Name dieses Parameters wird errechnet, während die Seite läuft: ${subject}`,
  'computed-parameters': ({ subject }) => `Diese Parameter werden anderswo zusammengestellt: ${subject}`,
  'parameter-without-field': ({ subject, detail }) =>
    `Den Parameter ${subject} rechnet Ihr Code aus (${detail}), und kein Feld liefert ihn. Er wird nicht gesendet.`,
  'other-call': ({ subject }) =>
    `Ein anderer Aufruf sendet über ${subject}. Ein Formular sendet hier eine E-Mail: Die andere kann eine automatische Antwort bei EmailJS sein oder ein eigenes Formular.`,
  'other-form': ({ subject }) =>
    `Ein anderes Formular, ${subject}, wurde weggelassen. Fügen Sie es allein ein, um es auch zu machen.`,
  'no-form': ({ subject }) =>
    subject === ''
      ? 'In diesem Code ist kein Formular; was er sendet, sind feste Texte. Fügen Sie unter Bauen hinzu, was Besucher beantworten sollen.'
      : `In diesem Code ist kein Formular, deshalb wurde aus jedem dieser Parameter ein kurzer Text: ${subject}. Ihre Art bestimmen Sie unter Bauen.`,
  password: ({ subject }) =>
    `${subject} fragt nach einem Passwort. Eine E-Mail ist kein Ort dafür, deshalb wurde es weggelassen.`,
  control: ({ subject }) => `Für ${subject} gibt es kein Feld.`,
  'hidden-by-script': ({ subject }) =>
    `${subject} füllt ein Skript aus. Es wird leer gesendet, bis Sie ihm einen Text geben.`,
  captcha: () =>
    'Auf dieser Seite ist eine Prüfung, ob ein Mensch da ist. Ein Formular kann sie hier nicht zeigen: Verlangt EmailJS eine, schalten Sie sie dort in Ihrer Vorlage ab.',
  rule: ({ subject, detail }) => `Eine Regel von „${subject}“ wurde weggelassen${detail ? `: ${detail}` : '.'}`,
  schema: ({ subject }) => `Diese Regeln sind Code: ${subject}. Fügen Sie sie unter Bauen hinzu.`,
  'server-part': ({ subject }) => `Das füllt ein Server oder ein Skript aus, bevor Besucher es sehen: ${subject}`,
  frame: ({ subject }) => `${subject} zeigt eine Seite einer anderen Website; wonach sie fragt, ist nicht bekannt.`,
  'too-many': ({ subject, detail }) => `Es hat ${subject} Bedienelemente; die ersten ${detail} wurden gelesen.`,
  redirect: ({ detail }) =>
    `Nach dem Senden ging es zu ${detail || 'einer anderen Seite'}. Besucher bleiben jetzt hier; die Worte unter der Bestätigung schreiben Sie.`,
  setting: ({ subject, detail }) =>
    `Die Einstellung ${subject}${detail ? ` (${detail})` : ''} gehört dem anderen Dienst und hat hier keine Entsprechung.`,
  'sends-elsewhere': ({ subject }) =>
    `Ein Skript sendet an einen anderen Ort oder lädt von dort: ${subject}. Das wurde weggelassen: Antworten gehen dorthin, wohin Sie das Formular verbinden, und sonst nirgendwohin.`,
  'mail-program': ({ subject }) =>
    `Ein Skript öffnet das Mailprogramm des Besuchers: ${subject}. Das wurde weggelassen: Das Formular sendet selbst.`,
  'goes-elsewhere': ({ subject }) =>
    `Ein Skript führt auf eine andere Seite: ${subject}. Das wurde weggelassen: Besucher bleiben hier, und die Worte unter der Bestätigung schreiben Sie.`,
  'embedded-form': ({ subject }) =>
    `${subject} zeichnet ein Formular eines anderen Dienstes; wonach es fragt, ist nicht bekannt. Es wurde weggelassen.`,
  'drawn-by-script': ({ subject }) =>
    `Ein Skript fügt etwas zum Beantworten hinzu, während die Seite läuft: ${subject}. Fügen Sie es unter Bauen hinzu.`,
  'own-check': ({ subject }) =>
    `Ein Skript prüft Antworten selbst: ${subject}. Fügen Sie unter Bauen als Regeln hinzu, was es verlangt.`,
  'shows-parts': ({ subject }) =>
    `Ein Skript zeigt oder verbirgt Teile der Seite: ${subject}. Das wurde weggelassen: Felder zeigt und verbirgt die Logik.`,
  'sets-values': ({ subject }) => `Ein Skript setzt Werte, während die Seite läuft: ${subject}. Das wurde weggelassen.`,
  'own-words': ({ subject }) =>
    `Ein Skript sagt Besuchern „${subject}“. Ein Formular hat hier eigene Worte; die unter der Bestätigung schreiben Sie.`,
  'keeps-in-browser': ({ subject }) =>
    `Ein Skript speichert etwas im Browser des Besuchers: ${subject}. Das wurde weggelassen.`,
  handler: ({ subject }) => `Ein Handler wurde weggelassen: ${subject}`,
  script: ({ subject, detail }) => `Dieser Teil eines Skripts wurde weggelassen: ${subject}${further(detail)}`,
  'outside-form': ({ subject }) => `${subject} steht außerhalb des Formulars und wurde deshalb weggelassen.`,
  'not-drawn': ({ subject }) => `${subject} erscheint nur zeitweise oder ohne Skripte. Es wurde weggelassen.`,
  address: ({ subject }) =>
    `${subject} ist eine Adresse, und von dort wird hier nichts geladen. Öffnen Sie sie, zeigen Sie den Quelltext der Seite (Strg+U), und fügen Sie den ein.`,
  json: ({ subject }) =>
    `${subject} ist JSON und kein hier gespeichertes Formular. Formulare anderer Werkzeuge werden aus HTML gelesen: Fügen Sie ein, was der Browser von der Seite zeigt, auf der so ein Formular steht („Untersuchen“, dann outerHTML des Formulars kopieren).`,
  mail: ({ subject }) =>
    `Das sieht nach der Vorlage einer E-Mail aus, die ${subject} druckt. Sobald das Formular da ist, fügen Sie sie im Schritt E-Mail ein.`,
}

export const noteText: Readonly<Record<NoteCode, RemarkWords>> = {
  'field-without-parameter': ({ subject }) => `Ihr Code sendet ${subject} nicht. Jetzt wird es gesendet.`,
  'fixed-parameter': ({ subject, detail }) =>
    `Der Parameter ${subject} ist immer „${detail}“: Ein verborgenes Feld sendet ihn.`,
  'name-changed': ({ subject, detail }) => `${subject} heißt jetzt ${detail}. Ändern Sie es auch in Ihrer Vorlage.`,
  'name-repeated': ({ subject, detail }) => `${subject} gab es zweimal; eines heißt jetzt ${detail}.`,
  'name-missing': ({ subject }) =>
    `${subject} hat keinen Namen, deshalb hat Ihre Seite es nie gesendet. Jetzt wird es gesendet.`,
  'label-nearby': ({ subject, detail }) => `„${detail}“ steht neben ${subject} und wurde die Beschriftung.`,
  'label-from-placeholder': ({ subject, detail }) =>
    `${subject} hat keine Beschriftung; der Platzhalter „${detail}“ wurde eine.`,
  'label-from-name': ({ subject, detail }) => `${subject} hat keine Beschriftung; „${detail}“ stammt aus dem Namen.`,
  'label-star': ({ subject }) => `„${subject}“ trägt einen Stern, aber nichts verlangt eine Antwort.`,
  'kind-changed': ({ subject, detail }) =>
    `Ein Feld der Art ${detail} gibt es nicht: Aus ${subject} wurde eines, das dasselbe prüft.`,
  'several-values': ({ subject }) => `${subject} nahm mehrere Adressen; ein Feld nimmt eine.`,
  suggestions: ({ subject, detail }) => `Die Vorschläge von ${subject} wurden zum Hilfetext: ${detail}`,
  'option-left-out': ({ subject }) => `Die Option „${subject}“ war nicht wählbar oder doppelt. Sie wurde weggelassen.`,
  'checkbox-value': ({ subject, detail }) => `${subject} sendete „${detail}“; angekreuzt sendet es jetzt „yes“.`,
  'read-only': ({ subject }) => `${subject} ließ sich nicht ändern: Ein verborgenes Feld sendet den Text.`,
  disabled: ({ subject }) => `${subject} war abgeschaltet und wurde nie gesendet. Es wurde weggelassen.`,
  'hidden-at-first': ({ subject }) =>
    `${subject} war anfangs verborgen. Jetzt ist es immer sichtbar; die Logik kann es verbergen.`,
  conditional: ({ subject }) =>
    `Nur manchmal sichtbar war: ${subject}. Jetzt ist es immer sichtbar; die Logik kann es verbergen.`,
  'component-read': ({ subject, detail }) =>
    `${subject}${detail ? ` ${detail}` : ''} ist eine Komponente: Sie wurde als das Bedienelement gelesen, nach dem sie heißt.`,
  honeypot: ({ subject }) =>
    `${subject} ist eine Falle für Programme. Formulare haben hier ihre eigene, deshalb wurde sie weggelassen.`,
  token: ({ subject }) => `${subject} ist ein Token des Servers, der die Seite machte. Es wurde weggelassen.`,
  'service-field': ({ subject }) => `${subject} galt dem anderen Dienst und wurde weggelassen.`,
  'access-key': ({ subject }) =>
    `${subject} ist der Schlüssel des anderen Dienstes. Er wird nicht gebraucht und wurde nicht behalten.`,
  'mail-subject': ({ detail }) => `Der Betreff der E-Mail ist „${detail}“.`,
  'mail-recipient': ({ detail }) => `Die E-Mail geht an ${detail}.`,
  'sdk-option': ({ subject }) => `Die Option ${subject} gehört dem SDK selbst und wurde weggelassen.`,
  'form-action': ({ subject }) =>
    `Die Seite sandte das Formular an ${subject}. Jetzt geht es dorthin, wohin Sie es verbinden.`,
  button: ({ subject }) => `Ein Formular hat hier eine Schaltfläche, und die sendet. „${subject}“ wurde weggelassen.`,
  link: ({ subject, detail }) =>
    `„${subject}“ war ein Link zu ${detail}. Die Worte bleiben; der Link wurde weggelassen.`,
  embedded: ({ subject }) => `${subject} zeigt etwas von einer anderen Website. Es wurde weggelassen.`,
  'counts-visits': ({ subject }) => `Ein Skript zählt Besuche: ${subject}. Es wurde weggelassen.`,
  'handler-around': ({ subject, detail }) =>
    `Ein Handler der Seite um das Formular wurde weggelassen: ${subject}${further(detail)}`,
  library: ({ subject }) => `Bibliotheken der Seite wurden weggelassen: ${subject}`,
  style: () => 'Die Stylesheets der Seite wurden weggelassen.',
}
