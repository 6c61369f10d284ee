import { calculationFaultTemplates } from './calculation-faults.ts'

/** Core's sentences in German, by their templates, and those of the studio's records. */
export const formFaultTemplates: Readonly<Record<string, string>> = {
  'A bound must be a finite number.': 'Eine Grenze muss eine endliche Zahl sein.',
  'A condition has exactly one of “field”, “all”, “any” and “not”.':
    'Eine Bedingung hat genau eines von „field“, „all“, „any“ und „not“.',
  'A consent is true or false; it contains nothing.': 'Eine Zustimmung ist wahr oder falsch; sie enthält nichts.',
  'A cover stands above the form or beside it.': 'Ein Titelbild steht über dem Formular oder daneben.',
  'A document must never hold a private key.': 'Ein Dokument darf nie einen privaten Schlüssel enthalten.',
  'A field is as wide as full, half or third.': 'Die Breite eines Feldes ist „full“, „half“ oder „third“.',
  'A field is compared with a text, a number, true or false, or a list of texts.':
    'Ein Feld wird mit einem Text verglichen, mit einer Zahl, mit wahr oder falsch oder mit einer Liste von Texten.',
  'A field needs a name, under which its answer is sent.':
    'Ein Feld braucht einen Namen, unter dem seine Antwort gesendet wird.',
  'The {0} is at an address with https, or in the document itself.':
    '„{0}“ steht unter einer Adresse mit https oder im Dokument selbst.',
  'Of a field of kind “{0}”, “multiple” says nothing.': 'Bei einem Feld der Art „{0}“ sagt „multiple“ nichts.',
  'A field of kind “{0}” has no options.': 'Ein Feld der Art „{0}“ hat keine Optionen.',
  'A field of kind “{0}” has no order; compare with equal or contains.':
    'Ein Feld der Art „{0}“ hat keine Reihenfolge; vergleichen Sie, ob es gleich ist oder enthält.',
  'A file is chosen by its visitor; nothing can be chosen before.':
    'Eine Datei wählt der Besucher aus; vorher kann keine gewählt sein.',
  'A font must be a WOFF2 file in the document itself: data:font/woff2;base64,…':
    'Eine Schrift muss als WOFF2-Datei im Dokument selbst stehen: data:font/woff2;base64,…',
  'A form document is an object.': 'Ein Formulardokument ist ein Objekt.',
  'A form may have at most {0} fields; this one has {1}.': 'Ein Formular hat höchstens {0} Felder; dieses hat {1}.',
  'A form may have at most {0} fonts of its own; this one has {1}.':
    'Ein Formular hat höchstens {0} eigene Schriften; dieses hat {1}.',
  'A form may have at most {0} further languages; this one has {1}.':
    'Ein Formular hat höchstens {0} weitere Sprachen; dieses hat {1}.',
  'A form needs a page.': 'Ein Formular braucht eine Seite.',
  'A length is a whole number, 0 or more.': 'Eine Länge ist eine ganze Zahl ab 0.',
  'A look is light or dark; without this, as the page is.':
    'Ein Aussehen ist hell („light“) oder dunkel („dark“); ohne diese Angabe wie die Seite.',
  'A paragraph has no value to compare.': 'Ein Textblock hat keinen Wert zum Vergleichen.',
  'A pattern may have at most {0} characters.': 'Ein Muster hat höchstens {0} Zeichen.',
  'A step must be more than 0.': 'Eine Schrittweite muss größer als 0 sein.',
  'Another choice takes a text already; one is enough.': 'Eine andere Option nimmt schon einen Text an; eine genügt.',
  'Checking this pattern could take any time. One with several repeats cannot have a backreference, a modifier such as (?i:…), a class of several characters such as \\p{RGI_Emoji}, over 16 lookarounds, groups nested over 64 deep, or thousands of repeats. Write it without.':
    'Dieses Muster zu prüfen könnte beliebig lange dauern. Eines mit mehreren Wiederholungen darf keinen Rückverweis haben, keinen Schalter wie (?i:…), keine Klasse aus mehreren Zeichen wie \\p{RGI_Emoji}, nicht mehr als 16 Vor- und Rückblicke, keine über 64 Ebenen tiefen Gruppen und nicht tausende Wiederholungen. Schreiben Sie es ohne das.',
  'Compare with a date, such as 2027-03-31.': 'Vergleichen Sie mit einem Datum, etwa 2027-03-31.',
  'Compare with a number.': 'Vergleichen Sie mit einer Zahl.',
  'Compare with a time, such as 14:00.': 'Vergleichen Sie mit einer Zeit, etwa 14:00.',
  'Compare with a day and a time, such as 2027-03-31T14:00.':
    'Vergleichen Sie mit einem Tag und einer Zeit, etwa 2027-03-31T14:00.',
  'Dates step by whole days.': 'Die Schrittweite eines Datums sind ganze Tage.',
  'Days are counted in whole numbers, at most {0} from today.':
    'Tage werden in ganzen Zahlen gezählt, höchstens {0} von heute an.',
  'Every text contains an empty one.': 'Jeder Text enthält einen leeren.',
  'Files are there or not: compare with empty or filled.':
    'Dateien sind da oder nicht: Vergleichen Sie mit leer oder ausgefüllt.',
  'No day is both {0} days from today or later and {1} days from today or earlier.':
    'Kein Tag ist zugleich frühestens {0} und spätestens {1} Tage von heute an.',
  'Nobody can choose {0} of {1} options.': 'Niemand kann {0} von {1} Optionen wählen.',
  'Nothing can be at least {0} and at most {1}.': 'Nichts kann mindestens {0} und höchstens {1} sein.',
  'Nothing is put in place of {{0}}; this sentence knows {1}.':
    'Für {{0}} wird nichts eingesetzt; diese Platzhalter hat der Satz: {1}.',
  'Progress is shown by steps, by a bar, by none or by fields.':
    'Der Fortschritt steht in Schritten, als Balken oder gar nicht da.',
  'The address is “informal”, or left out for the formal one.':
    'Die Anrede ist „informal“, oder sie fehlt: dann ist sie förmlich.',
  'The condition names the field “{0}”, which does not exist.':
    'Die Bedingung nennt das Feld „{0}“, das es nicht gibt.',
  'The document is larger than a form can be ({0} characters).':
    'Das Dokument ist größer, als ein Formular sein kann ({0} Zeichen).',
  'The document is nested more than {0} levels deep.': 'Das Dokument ist mehr als {0} Ebenen tief verschachtelt.',
  'The id “{0}” is used twice.': 'Die Kennung „{0}“ kommt zweimal vor.',
  'The id “{0}” must be 1 to 64 letters, digits, _ or -.':
    'Die Kennung „{0}“ muss aus 1 bis 64 Buchstaben (ohne Umlaute), Ziffern, _ oder - bestehen.',
  'The key “{0}” is not allowed in a document.': 'Der Schlüssel „{0}“ ist in einem Dokument nicht erlaubt.',
  'The name of a font is 1 to 64 letters, digits, spaces, dots, _ or -.':
    'Der Name einer Schrift besteht aus 1 bis 64 Buchstaben, Ziffern, Leerzeichen, Punkten, _ oder -.',
  'The name “{0}” cannot be sent: use a letter or _ first, then letters, digits, _ and -, at most 64.':
    'Der Name „{0}“ lässt sich nicht senden: Beginnen Sie mit einem Buchstaben (ohne Umlaute) oder _, dann Buchstaben, Ziffern, _ und -, höchstens 64 Zeichen.',
  'The name “{0}” has a meaning in every script. Choose another.':
    'Der Name „{0}“ bedeutet in jedem Skript schon etwas. Wählen Sie einen anderen.',
  'The name “{0}” is used by the sending itself. Choose another.':
    'Den Namen „{0}“ braucht das Senden selbst. Wählen Sie einen anderen.',
  'The name “{0}” is used twice; answers would overwrite each other.':
    'Der Name „{0}“ kommt zweimal vor; Antworten würden einander überschreiben.',
  'The option “{0}” is there twice.': 'Die Option „{0}“ gibt es zweimal.',
  'The parameter “{0}” is the name of another field already.':
    'Der Parameter „{0}“ ist schon der Name eines anderen Feldes.',
  'The parameter “{0}” takes its value from the field “{1}”, which has none.':
    'Der Parameter „{0}“ nimmt seinen Wert aus dem Feld „{1}“, das keinen hat.',
  'The point that stays in sight is two numbers from 0 to 100: per cent across and down.':
    'Der Punkt, der im Blick bleibt, sind zwei Zahlen von 0 bis 100: Prozent von links und von oben.',
  'The rule “{0}” makes no sense for a field of kind “{1}”.':
    'Die Regel „{0}“ ergibt für ein Feld der Art „{1}“ keinen Sinn.',
  'The size of a file is a whole number of bytes, 1 or more.':
    'Die Größe einer Datei ist eine ganze Zahl von Bytes ab 1.',
  'The size of files is a whole number of bytes, 1 or more.':
    'Die Größe der Dateien ist eine ganze Zahl von Bytes ab 1.',
  'The version must be a whole number.': 'Die Version muss eine ganze Zahl sein.',
  'The {0} has {1} bytes; at most {2} fit. Make it smaller or compress it more.':
    '„{0}“ hat {1} Bytes; höchstens {2} passen. Verkleinern Sie das Bild, oder komprimieren Sie es stärker.',
  'The {0} must be a picture in the document itself: data:image/webp;base64,… (or jpeg, png, avif).':
    '„{0}“ muss ein Bild im Dokument selbst sein: data:image/webp;base64,… (oder jpeg, png, avif).',
  'The {0} of a picture is a whole number of pixels, 1 to {1}.':
    '„{0}“ eines Bildes ist eine ganze Zahl von Pixeln, 1 bis {1}.',
  'A signature is its visitor’s; nothing can be signed before.':
    'Eine Unterschrift leistet, wer das Formular ausfüllt; vorher kann nichts unterschrieben sein.',
  'A signature is there or not: compare with empty or filled.':
    'Eine Unterschrift ist da oder nicht: Vergleichen Sie mit leer oder ausgefüllt.',
  'At least {0} rows and at most {1}: no number is both.':
    'Mindestens {0} Zeilen und höchstens {1}: Keine Zahl ist beides.',
  'A group needs a question to repeat.': 'Eine Gruppe braucht eine Frage, die sich wiederholt.',
  'A group has at most {0} questions.': 'Eine Gruppe hat höchstens {0} Fragen.',
  'A group has 0 to {0} rows.': 'Eine Gruppe hat 0 bis {0} Zeilen.',
  'A group begins empty; nothing can be filled in before.':
    'Eine Gruppe beginnt leer; vorher kann nichts ausgefüllt sein.',
  'A group is filled in or not: compare with empty or filled, or count its rows.':
    'Eine Gruppe ist ausgefüllt oder nicht: Vergleichen Sie mit leer oder ausgefüllt, oder zählen Sie ihre Zeilen.',
  'No group repeats a question of kind “{0}”.': 'Keine Gruppe wiederholt eine Frage der Art „{0}“.',
  'The group has a question “{0}” already.': 'Eine Frage „{0}“ hat die Gruppe schon.',
  'The rule “{0}” asks for other fields, which no question of a group can do.':
    'Die Regel „{0}“ fragt nach anderen Feldern; das kann keine Frage einer Gruppe.',
  'There is no comparison “{0}”.': 'Einen Vergleich „{0}“ gibt es nicht.',
  'A range of days has bounds, and no step.': 'Ein Zeitraum hat Grenzen, aber keine Schrittweite.',
  'There is no part “{0}” of such a field, or it is named twice.':
    'Einen Teil „{0}“ hat ein solches Feld nicht, oder er ist zweimal genannt.',
  'A field of kind “{0}” has no parts to choose.': 'Ein Feld der Art „{0}“ hat keine Teile zur Wahl.',
  'Without “{0}” there is no such answer.': 'Ohne „{0}“ gibt es keine solche Antwort.',
  'Times have bounds, and no step.': 'Uhrzeiten haben Grenzen, aber keine Schrittweite.',
  'There is no time “{0}”; write it as 14:00.': 'Eine Uhrzeit „{0}“ gibt es nicht; schreiben Sie sie wie 14:00.',
  'There is no such time: “{0}”; write it as 2027-03-31T14:00.':
    'Diesen Zeitpunkt gibt es nicht: „{0}“; schreiben Sie ihn wie 2027-03-31T14:00.',
  'There is no day “{0}”; write it as 2027-03-31.': 'Einen Tag „{0}“ gibt es nicht; schreiben Sie ihn wie 2027-03-31.',
  'There is no field of kind “{0}”.': 'Felder der Art „{0}“ gibt es nicht.',
  'There is no rule of kind “{0}”.': 'Regeln der Art „{0}“ gibt es nicht.',
  'There is no token “{0}”: take it out.': 'Einen Wert „{0}“ hat das Aussehen nicht: Nehmen Sie ihn heraus.',
  'A question of yes or no has two options: “yes” and “no”.': 'Eine Ja-Nein-Frage hat zwei Optionen: „yes“ und „no“.',
  'A rating has {0} to {1} stars.': 'Eine Bewertung hat {0} bis {1} Sterne.',
  'A kind of your own has a name of at most 50 of “a-z 0-9 -”, first a letter.':
    'Eine eigene Art hat einen Namen aus höchstens 50 Zeichen von „a-z 0-9 -“, zuerst einem Buchstaben.',
  'Settings are nested at most {0} levels deep.': 'Einstellungen sind höchstens {0} Ebenen tief verschachtelt.',
  'Settings are at most {0} characters of JSON; these are {1}.':
    'Einstellungen haben höchstens {0} Zeichen JSON; das sind {1}.',
  'A scale goes up, and has at most {0} steps.': 'Eine Skala steigt an und hat höchstens {0} Stufen.',
  'A step is a whole number, at most 1000 from 0.': 'Eine Stufe ist eine ganze Zahl, höchstens 1000 von 0 entfernt.',
  'There is nothing to choose from.': 'Es gibt nichts zur Auswahl.',
  'This font has {0} bytes; at most {1} fit. Make a subset with the letters that you use.':
    'Diese Schrift hat {0} Bytes; höchstens {1} passen. Machen Sie eine Auswahl der Buchstaben, die Sie brauchen.',
  'This form was made by a newer Letterslot: its version is {0}, this one reads up to {1}.':
    'Dieses Formular stammt aus einem neueren Letterslot: Seine Version ist {0}, dieses liest bis {1}.',
  'Its “format” is not “{0}”, the one that can be read here.':
    'Sein „format“ ist nicht „{0}“, das hier gelesen werden kann.',
  'This is not something that JSON can hold.': 'Das ist etwas, das JSON nicht enthalten kann.',
  'This is what the choice that takes a text may send.': 'Das kann schon die Option senden, die einen Text annimmt.',
  'This is no form document.': 'Das ist kein Formulardokument.',
  'This is no mail of ours.': 'Das ist keine E-Mail von uns.',
  'This is not a revision.': 'Das ist keine Fassung.',
  'This is not a stored form.': 'Das ist kein gespeichertes Formular.',
  'This must be a block of a kind that is known.': 'Das muss ein Block einer bekannten Art sein.',
  'This must be a comparison that is known.': 'Das muss ein bekannter Vergleich sein.',
  'This must be a connection of a kind that is known.': 'Das muss eine Verbindung einer bekannten Art sein.',
  'This must be a field.': 'Das muss ein Feld sein.',
  'This must be a form document.': 'Das muss ein Formulardokument sein.',
  'This must be a kind of field that is known.': 'Das muss eine bekannte Art von Feld sein.',
  'This must be a list of blocks.': 'Das muss eine Liste von Blöcken sein.',
  'This must be a list of fields.': 'Das muss eine Liste von Feldern sein.',
  'This must be a list of options.': 'Das muss eine Liste von Optionen sein.',
  'This must be a list of pages.': 'Das muss eine Liste von Seiten sein.',
  'This must be a list of rows.': 'Das muss eine Liste von Zeilen sein.',
  'This must be a list of rules.': 'Das muss eine Liste von Regeln sein.',
  'This must be a list of texts.': 'Das muss eine Liste von Texten sein.',
  'This must be a mail.': 'Das muss eine E-Mail sein.',
  'This must be a number or a day.': 'Das muss eine Zahl oder ein Tag sein.',
  'This must be a page.': 'Das muss eine Seite sein.',
  'This must be a rule of a kind that is known.': 'Das muss eine Regel einer bekannten Art sein.',
  'This must be a text, a list of texts, or true or false.':
    'Das muss ein Text sein, eine Liste von Texten oder „true“ oder „false“.',
  'This must be a text, a number, true or false, or texts.':
    'Das muss ein Text sein, eine Zahl, „true“ oder „false“ oder Texte.',
  'This must be an object of texts.': 'Das muss ein Objekt aus Texten sein.',
  'This must be an option: a value and a label.': 'Das muss eine Option sein: ein Wert und eine Beschriftung.',
  'This must be a list.': 'Das muss eine Liste sein.',
  'This must be a number.': 'Das muss eine Zahl sein.',
  'This must be a text.': 'Das muss ein Text sein.',
  'This must be an object.': 'Das muss ein Objekt sein.',
  'This must be true or false.': 'Das muss „true“ oder „false“ sein.',
  'This must not be empty.': 'Das darf nicht leer sein.',
  'This rule needs a bound, or it forbids nothing.': 'Diese Regel braucht eine Grenze, sonst verbietet sie nichts.',
  'This rule needs a first day, a last day or a day that is not offered, or it forbids nothing.':
    'Diese Regel braucht einen ersten Tag, einen letzten Tag oder einen Tag, der nicht zur Wahl steht, sonst verbietet sie nichts.',
  'This rule needs kinds of files or a size, or it forbids nothing.':
    'Diese Regel braucht Arten von Dateien oder eine Größe, sonst verbietet sie nichts.',
  'This sentence has {0} characters; at most {1} fit.': 'Dieser Satz hat {0} Zeichen; höchstens {1} passen.',
  'This sentence must still say {{0}}: put it in.': 'Dieser Satz muss {{0}} noch sagen: Setzen Sie es ein.',
  'Visitors read no sentence “{0}”: take it out.': 'Einen Satz „{0}“ lesen Besucher nicht: Nehmen Sie ihn heraus.',
  'A way on leads “to” a page, or to the “end”: one of the two.':
    'Ein Weg weiter führt mit „to“ zu einer Seite oder mit „end“ ans Ende: eines von beiden.',
  'The end is true, or not there.': '„end“ ist wahr oder nicht da.',
  'There is no page “{0}”.': 'Eine Seite „{0}“ gibt es nicht.',
  'The ways between pages go in a circle: {0}.': 'Die Wege zwischen den Seiten gehen im Kreis: {0}.',
  'Whether this field is shown depends on itself.': 'Ob dieses Feld gezeigt wird, hängt von ihm selbst ab.',
  'With all seven days of the week left out, no day can be chosen.':
    'Wenn alle sieben Wochentage fehlen, lässt sich kein Tag wählen.',
  'Without scripts its text is sent as “{0}”, which is another field.':
    'Ohne Skripte wird ihr Text als „{0}“ gesendet, und so heißt ein anderes Feld.',
  'No field that visitors fill in has the parameter “{0}”.':
    'Kein Feld, das Besucher ausfüllen, hat den Parameter „{0}“.',
  'Write only scheme and host, as “{0}”.': 'Schreiben Sie nur Schema und Host, wie „{0}“.',
  'Your own CSS has {0} characters; at most {1} fit. Take out what this page does not need.':
    'Ihr eigenes CSS hat {0} Zeichen; höchstens {1} passen. Nehmen Sie heraus, was diese Seite nicht braucht.',
  '“{0}” is missing.': '„{0}“ fehlt.',
  '“{0}” is no day; write monday, or 2027-12-25.': '„{0}“ ist kein Tag; schreiben Sie „monday“ oder 2027-12-25.',
  '“{0}” is no kind of file; write .pdf, image/png or image/*.':
    '„{0}“ ist keine Art von Dateien; schreiben Sie .pdf, image/png oder image/*.',
  '“{0}” is no language tag; write it as en or de-CH.':
    '„{0}“ ist kein Sprachkürzel; schreiben Sie es wie en oder de-CH.',
  "“{0}” is none of that field's options.": '„{0}“ ist keine der Optionen jenes Feldes.',
  '“{0}” is none of the options.': '„{0}“ ist keine der Optionen.',
  '“{0}” is not one e-mail address.': '„{0}“ ist nicht eine einzelne E-Mail-Adresse.',
  '“{0}” is not the parameter of a text that this form sends.':
    '„{0}“ ist kein Parameter eines Textes, den dieses Formular sendet.',
  '“{0}” must be a web address: it starts with https:// or http://.':
    '„{0}“ muss eine Webadresse sein: Sie beginnt mit https:// oder http://.',
  '“{0}” needs something to compare with, in “to”.': '„{0}“ braucht in „to“ etwas zum Vergleichen.',
  '“{0}” takes a list of fonts as CSS has it, such as Georgia, "Iowan Old Style", serif; or inherit.':
    '„{0}“ nimmt eine Liste von Schriften, wie CSS sie schreibt, etwa Georgia, "Iowan Old Style", serif; oder inherit.',
  '“{0}” takes a number from {1} to {2}.': '„{0}“ nimmt eine Zahl von {1} bis {2}.',
  '“{0}” takes one of these: {1}.': '„{0}“ nimmt eines von diesen: {1}.',
  '“{0}” takes two colours, for light and for dark, each as #1c2430, currentcolor or transparent.':
    '„{0}“ nimmt zwei Farben, für hell und für dunkel, jede wie #1c2430, currentcolor oder transparent.',
  'A count is a whole number, 0 or more.': 'Eine Anzahl ist eine ganze Zahl ab 0.',
  'A count is compared as numbers are; “{0}” is not.':
    'Eine Anzahl wird wie eine Zahl verglichen; „{0}“ vergleicht keine Zahlen.',
  'A count is true, or not there.': '„count“ ist wahr oder fehlt.',
  'A field is compared with fixed words, with one other “field”, or with “today”.':
    'Ein Feld wird mit festen Worten verglichen, mit einem anderen Feld („field“) oder mit heute („today“).',
  'A field of kind “{0}” has no value to compare with.': 'Ein Feld der Art „{0}“ hat keinen Wert zum Vergleichen.',
  'Only a date can be compared with today.': 'Nur ein Datum lässt sich mit heute vergleichen.',
  'Only chosen options, files and rows can be counted.':
    'Zählen lassen sich nur ausgewählte Optionen, Dateien und Zeilen.',
  'Only two numbers, two dates or two times have an order.':
    'Nur zwei Zahlen, zwei Daten oder zwei Zeiten haben eine Reihenfolge.',
  'Minutes are counted in whole numbers, at most {0}.': 'Minuten zählen in ganzen Zahlen, höchstens {0}.',
  '“{0}” takes fixed words alone.': '„{0}“ vergleicht nur mit festen Worten.',
  'The number of decimals is a whole number from 0 to {0}.':
    'Die Anzahl der Nachkommastellen ist eine ganze Zahl von 0 bis {0}.',
  'This rule needs a domain, or no address would be right.':
    'Diese Regel braucht eine Domain, sonst wäre keine Adresse richtig.',
  '“{0}” is no domain; write example.org.': '„{0}“ ist keine Domain; schreiben Sie example.org.',
  'This rule needs an answer, or none would be right.': 'Diese Regel braucht eine Antwort, sonst wäre keine richtig.',
  'A rule compares by equal, notEqual, atLeast or atMost.':
    'Eine Regel vergleicht mit equal, notEqual, atLeast oder atMost.',
  'Something is added only where a rule says at least or at most.':
    'Hinzugezählt wird nur, wo eine Regel mindestens oder höchstens sagt.',
  'This rule needs another field, or there is nothing to add.':
    'Diese Regel braucht ein weiteres Feld, sonst gibt es nichts zusammenzuzählen.',
  'This field is added already.': 'Dieses Feld ist schon dabei.',
  'Only numbers can be added.': 'Nur Zahlen lassen sich zusammenzählen.',
  'A rule names another field than its own.': 'Eine Regel nennt ein anderes Feld als das eigene.',
  'Nothing called “{0}” can fill a field.': '„{0}“ kann kein Feld füllen.',
  '“{0}” is there twice.': '„{0}“ ist zweimal da.',
  'This field is filled by its visitor alone: take “prefill” out.':
    'Dieses Feld füllt nur der Besucher aus: Nehmen Sie „prefill“ heraus.',
  'Only a field of kind “calculated” has a calculation.': 'Nur ein Feld der Art „calculated“ hat eine Rechnung.',
  'Nobody fills in a calculated value: it follows from others alone.':
    'Niemand füllt einen berechneten Wert aus: Er folgt allein aus anderen.',
  'A unit has at most {0} characters.': 'Eine Einheit hat höchstens {0} Zeichen.',
  'An order has at most {0} choices.': 'Eine Rangfolge hat höchstens {0} Antworten.',
  'No choice of an order takes a text.': 'Keine Antwort einer Rangfolge nimmt einen Text.',
  'Say what the picture shows, or that it only decorates.': 'Sagen Sie, was das Bild zeigt, oder dass es nur schmückt.',
  'No choice of a matrix takes a text.': 'Keine Option einer Matrix nimmt einen Text.',
  'No choice of a matrix has a price.': 'Keine Option einer Matrix hat einen Preis.',
  'A field of kind “{0}” has no rows.': 'Ein Feld der Art „{0}“ hat keine Zeilen.',
  'There are no rows to answer.': 'Es gibt keine Zeilen zum Beantworten.',
  'A matrix has at most {0} rows.': 'Eine Matrix hat höchstens {0} Zeilen.',
  'A matrix has at most {0} choices.': 'Eine Matrix hat höchstens {0} Optionen.',
  'The row “{0}” is there twice.': 'Die Zeile „{0}“ gibt es zweimal.',
  '“{0}” could be an answer to two of the rows.': '„{0}“ könnte die Antwort auf zwei der Zeilen sein.',
  'Of one row only one choice can be chosen.': 'In einer Zeile kann nur eine Option gewählt sein.',
  'Only a phone number begins with a country.': 'Nur eine Telefonnummer beginnt mit einem Land.',
  '“{0}” is no country with phones, such as GB.': '„{0}“ ist kein Land mit Telefonen, etwa GB.',
  'A currency has three capital letters, such as EUR.': 'Eine Währung hat drei Großbuchstaben, etwa EUR.',
  'A price must be a finite number.': 'Ein Preis muss eine endliche Zahl sein.',
  'This depends on itself: {0}.': 'Das hängt von sich selbst ab: {0}.',
  'A field of kind “{0}” cannot be filled from another answer.':
    'Ein Feld der Art „{0}“ lässt sich nicht aus einer anderen Antwort füllen.',
  'The field “{0}”, which fills it, does not exist.': 'Das Feld „{0}“, das es füllt, gibt es nicht.',
  'A field of kind “{0}” fills no other one.': 'Ein Feld der Art „{0}“ füllt kein anderes.',
  'A rule that only advises has the severity “warning”.': 'Eine Regel, die nur rät, hat die severity „warning“.',
  'The rule “{0}” cannot only advise here.': 'Die Regel „{0}“ kann hier nicht nur raten.',
  'This rule needs another field, or it is the rule “required”.':
    'Diese Regel braucht ein weiteres Feld, sonst ist sie die Regel „required“.',
  'This field is named already.': 'Dieses Feld ist schon genannt.',
  'A field of kind “{0}” has no answer of its visitor’s.': 'Ein Feld der Art „{0}“ hat keine Antwort des Besuchers.',
  'At most {0} blocks stand under the receipt.': 'Unter der Quittung stehen höchstens {0} Bausteine.',
  'A block under the receipt is a heading, a text, an image, a link, a calendar file or a copy.':
    'Ein Baustein unter der Quittung ist eine Überschrift, ein Text, ein Bild, ein Link, eine Kalenderdatei oder eine Kopie.',
  'This must be a day, 2027-03-31, or a day and a time of it, 2027-03-31T14:00.':
    'Das muss ein Tag sein, 2027-03-31, oder ein Tag mit Uhrzeit, 2027-03-31T14:00.',
  'The side of a picture is a whole number of pixels, 1 to {0}.':
    'Die Seite eines Bildes ist eine ganze Zahl von Pixeln, 1 bis {0}.',
  'The rule names the field “{0}”, which does not exist.': 'Die Regel nennt das Feld „{0}“, das es nicht gibt.',
  ...calculationFaultTemplates,
}
