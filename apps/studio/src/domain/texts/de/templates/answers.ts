/** The client's explanations of answers in German, by their English words. Buttons at EmailJS stay as they are written there. */
export const answerTemplates: Readonly<Record<string, string>> = {
  Accepted: 'Angenommen',
  'The provider took the message. That is acceptance, not delivery.':
    'Der Anbieter hat die Nachricht angenommen. Das ist noch keine Zustellung.',
  'If the mail is not in your mailbox, look among spam, then into Email History. A mail that says “variables are corrupted” wants its template mended.':
    'Wenn die E-Mail nicht in Ihrem Postfach ist, sehen Sie im Spam nach, dann in Email History. Bei einer E-Mail mit den Worten „variables are corrupted“ muss die Vorlage berichtigt werden.',
  'If the mail is not in your mailbox, look among spam, then into the log of the relay: it names what the mail server answered.':
    'Wenn die E-Mail nicht in Ihrem Postfach ist, sehen Sie im Spam nach, dann im Protokoll des Relays: Dort steht, was der Mailserver geantwortet hat.',
  'Perhaps accepted': 'Vielleicht angenommen',
  'Something answered that all is well, but not in the provider’s words: the sign-in page of a hotel’s network, say. Whether the provider has the message is not known.':
    'Etwas hat geantwortet, alles sei gut, aber nicht mit den Worten des Anbieters: etwa die Anmeldeseite eines Hotelnetzes. Ob der Anbieter die Nachricht hat, ist nicht bekannt.',
  'Open any other page on this network and sign in if it asks you to. The next attempt goes out under the same reference, marked as a possible repeat.':
    'Öffnen Sie in diesem Netz eine andere Seite, und melden Sie sich an, falls sie es verlangt. Der nächste Versuch geht unter derselben Referenz hinaus, als mögliche Wiederholung bezeichnet.',
  'Open any other page on this network and sign in if it asks you to. The relay makes one mail of all attempts.':
    'Öffnen Sie in diesem Netz eine andere Seite, und melden Sie sich an, falls sie es verlangt. Das Relay macht aus allen Versuchen eine E-Mail.',
  // The account, or the provider.
  'The provider saw no web address': 'Der Anbieter sah keine Webadresse',
  'The provider saw no site that the message came from: a page opened from a file, say, or a program that is no browser.':
    'Der Anbieter sah keine Website, von der die Nachricht kam: etwa eine Seite aus einer Datei oder ein Programm, das kein Browser ist.',
  'Open the page at its web address. To send from a program too, allow non-browser applications under Account, Security.':
    'Öffnen Sie die Seite unter ihrer Webadresse. Um auch aus einem Programm zu senden, erlauben Sie unter Account, Security, dass andere Programme als Browser senden.',
  'Give the key this site: LETTERSLOT_ALLOWED_ORIGINS seeds it, “letterslot keys create --origins …” makes another one.':
    'Erlauben Sie dem Schlüssel diese Website: LETTERSLOT_ALLOWED_ORIGINS legt sie an, „letterslot keys create --origins …“ erzeugt einen anderen Schlüssel.',
  'The account wants a private key': 'Das Konto verlangt einen privaten Schlüssel',
  'The account takes only messages with a private key. A page must never hold one, so no page can send.':
    'Das Konto nimmt nur Nachrichten mit einem privaten Schlüssel an. Eine Seite darf nie einen enthalten; deshalb kann keine senden.',
  'Switch the use of the private key off under Account, Security. Or send by a relay of your own.':
    'Schalten Sie den privaten Schlüssel unter Account, Security aus. Oder senden Sie über ein eigenes Relay.',
  'Ask whoever runs the relay what its words mean.': 'Fragen Sie, wer das Relay betreibt, was dessen Worte bedeuten.',
  'This site may not send': 'Diese Website darf nicht senden',
  'The public key takes messages only from the sites on its list, and this page’s is not there.':
    'Der öffentliche Schlüssel nimmt Nachrichten nur von den Websites auf seiner Liste an, und die dieser Seite steht nicht darauf.',
  'Add the address of the site under Account, Security.':
    'Fügen Sie die Adresse der Website unter Account, Security hinzu.',
  'The account does not allow this message': 'Das Konto erlaubt diese Nachricht nicht',
  'Most often the site is not on the list of those that may send.':
    'Meist steht die Website nicht auf der Liste derer, die senden dürfen.',
  'Look at the list of sites under Account, Security.': 'Sehen Sie die Liste der Websites unter Account, Security an.',
  'The provider does not know this account': 'Der Anbieter kennt dieses Konto nicht',
  'The account was removed, or the provider has an outage: one answered just so in June 2025.':
    'Das Konto wurde entfernt, oder der Anbieter hat eine Störung: Bei einer im Juni 2025 kam genau diese Antwort.',
  'See whether you can sign in, and whether the public key there is this one. If so, wait: it is probed by itself.':
    'Sehen Sie nach, ob Sie sich anmelden können und ob der öffentliche Schlüssel dort dieser ist. Wenn ja, warten Sie: Es wird von selbst wieder versucht.',
  'See whether the address is that of a relay: this path is not known there.':
    'Prüfen Sie, ob die Adresse die eines Relays ist: Dort ist dieser Pfad nicht bekannt.',
  'The mailbox is disconnected': 'Das Postfach ist getrennt',
  'Your mail account took back its leave for the provider: after a new password, say, or by age.':
    'Ihr Mailkonto hat dem Anbieter die Erlaubnis entzogen: etwa nach einem neuen Passwort oder weil sie abgelaufen ist.',
  'Open Email Services, choose the service, disconnect the account and connect it again. Allow it to send mail on your behalf.':
    'Öffnen Sie Email Services, wählen Sie den Dienst, trennen Sie das Konto und verbinden Sie es neu. Erlauben Sie dabei, in Ihrem Namen zu senden.',
  'Correct LETTERSLOT_SMTP_URL; “letterslot doctor” shows where each setting comes from.':
    'Berichtigen Sie LETTERSLOT_SMTP_URL; „letterslot doctor“ zeigt, woher jede Einstellung stammt.',
  'The mailbox is connected without leave to send': 'Das Postfach ist verbunden, darf aber nicht senden',
  'When the mail account was connected, sending on your behalf was not allowed.':
    'Beim Verbinden des Mailkontos wurde nicht erlaubt, in Ihrem Namen zu senden.',
  'The mail server refuses the login': 'Der Mailserver weist die Anmeldung ab',
  'User name or password of the mail service is wrong now. Many services want an app password.':
    'Benutzername oder Passwort des Maildienstes stimmt nicht mehr. Viele Dienste verlangen ein App-Passwort.',
  'Open Email Services, choose the service and enter the login again.':
    'Öffnen Sie Email Services, wählen Sie den Dienst und geben Sie die Anmeldung neu ein.',
  'The mail service refuses': 'Der Maildienst lehnt ab',
  'The provider took the message to your mail service, which refused it: its own words say why.':
    'Der Anbieter gab die Nachricht an Ihren Maildienst, und der lehnte sie ab: Seine eigenen Worte sagen, warum.',
  'Open Email Services and connect the service again, then send yourself a test there.':
    'Öffnen Sie Email Services und verbinden Sie den Dienst neu; senden Sie sich dort dann einen Test.',
  'The month’s messages are used up': 'Die Nachrichten des Monats sind aufgebraucht',
  'The account has sent as many messages as its plan allows. What comes now waits.':
    'Das Konto hat so viele Nachrichten gesendet, wie sein Tarif erlaubt. Was jetzt kommt, wartet.',
  'Wait for the next period, or choose a larger plan in your account. It is probed by itself.':
    'Warten Sie auf den nächsten Zeitraum, oder wählen Sie in Ihrem Konto einen größeren Tarif. Es wird von selbst wieder versucht.',
  'The address leads elsewhere': 'Die Adresse führt anderswohin',
  'Instead of an answer came a redirect, which is not followed: a network’s sign-in page, or a relay that moved.':
    'Statt einer Antwort kam eine Weiterleitung, der nicht gefolgt wird: die Anmeldeseite eines Netzes oder ein umgezogenes Relay.',
  'Open any other page on this network and sign in if it asks you to.':
    'Öffnen Sie in diesem Netz eine andere Seite, und melden Sie sich an, falls sie es verlangt.',
  'See that the address of the relay is its present one, with https.':
    'Sorgen Sie dafür, dass die Adresse des Relays die heutige ist, mit https.',
  'The account refuses': 'Das Konto lehnt ab',
  'Something is up with the account: the provider’s own words say what.':
    'Mit dem Konto stimmt etwas nicht: Die eigenen Worte des Anbieters sagen, was.',
  'Look into the account.': 'Sehen Sie im Konto nach.',
  'Read the relay’s log.': 'Lesen Sie das Protokoll des Relays.',
  // This page refused before anything was sent.
  'Open Connect and enter the ids of the relay; “letterslot keys list” shows its public keys.':
    'Öffnen Sie Verbinden und geben Sie die Kennungen des Relays ein; „letterslot keys list“ zeigt seine öffentlichen Schlüssel.',
  'Not connected: there is no public key': 'Nicht verbunden: Der öffentliche Schlüssel fehlt',
  'Nothing was sent: it is not said whose account the message goes through.':
    'Nichts wurde gesendet: Es steht nicht fest, über wessen Konto die Nachricht geht.',
  'Open Connect and enter the public key of your account.':
    'Öffnen Sie Verbinden und geben Sie den öffentlichen Schlüssel Ihres Kontos ein.',
  'Not connected: there is no service id': 'Nicht verbunden: Die Kennung des Dienstes fehlt',
  'Nothing was sent: it is not said which mail service sends the message.':
    'Nichts wurde gesendet: Es steht nicht fest, welcher Maildienst die Nachricht sendet.',
  'Open Connect and enter the id of your service.':
    'Öffnen Sie Verbinden und geben Sie die Kennung Ihres Dienstes ein.',
  'Not connected: there is no template id': 'Nicht verbunden: Die Kennung der Vorlage fehlt',
  'Nothing was sent: it is not said which template writes the mail.':
    'Nichts wurde gesendet: Es steht nicht fest, welche Vorlage die E-Mail schreibt.',
  'Open Connect and enter the id of your template.':
    'Öffnen Sie Verbinden und geben Sie die Kennung Ihrer Vorlage ein.',
  'The page calls wrongly': 'Der Aufruf der Seite ist falsch',
  'Nothing was sent: what the page handed over is of another kind than it must be, as its words say.':
    'Nichts wurde gesendet: Was die Seite übergab, ist von anderer Art als nötig, wie die Worte dazu sagen.',
  'Correct the call in the page.': 'Berichtigen Sie den Aufruf in der Seite.',
  'Kept back: a program drives this browser': 'Zurückgehalten: Ein Programm steuert diesen Browser',
  'The page sends nothing from browsers that a program drives, and this one says it is.':
    'Die Seite sendet nichts aus Browsern, die ein Programm steuert, und dieser nennt sich so.',
  'Switch blockHeadless off, if that was no robot.': 'Schalten Sie blockHeadless aus, falls das kein Roboter war.',
  'Kept back by the block list': 'Von der Sperrliste zurückgehalten',
  'An answer stands on the block list of the page. Nothing was sent.':
    'Eine Antwort steht auf der Sperrliste der Seite. Nichts wurde gesendet.',
  'Take it off the list, if that was a mistake.': 'Nehmen Sie sie von der Liste, falls das ein Irrtum war.',
  'Refused here: the files are too large': 'Hier abgelehnt: Die Dateien sind zu groß',
  'Nothing was sent: the file that is named, or all files together, are over what this connection carries.':
    'Nichts wurde gesendet: Die genannte Datei oder alle Dateien zusammen sind größer, als diese Verbindung trägt.',
  'Ask for smaller files: in the form, a rule for their size tells visitors when they choose. If your plan takes more, say so in Connect, under More.':
    'Bitten Sie um kleinere Dateien: Im Formular sagt es eine Regel für die Größe den Besuchern beim Auswählen. Wenn Ihr Tarif mehr annimmt, sagen Sie das in Verbinden, unter Mehr.',
  'Refused here: the answers are too large': 'Hier abgelehnt: Die Antworten sind zu lang',
  'Nothing was sent: together the answers are larger than the provider takes, which is 50 kB.':
    'Nichts wurde gesendet: Zusammen sind die Antworten größer, als der Anbieter annimmt: 50 kB.',
  'Shorten the answer that is named. In the form, a rule for its length tells visitors in time.':
    'Kürzen Sie die genannte Antwort. Im Formular sagt es eine Regel für die Länge den Besuchern rechtzeitig.',
  // The message or its ids.
  'An id is missing': 'Eine Kennung fehlt',
  'The message came without one of the three ids.': 'Die Nachricht kam ohne eine der drei Kennungen.',
  'Copy the public key from your account and enter it in Connect.':
    'Kopieren Sie den öffentlichen Schlüssel aus Ihrem Konto und geben Sie ihn in Verbinden ein.',
  'Open Connect and enter the ids of this relay; “letterslot keys list” shows its public keys.':
    'Öffnen Sie Verbinden und geben Sie die Kennungen dieses Relays ein; „letterslot keys list“ zeigt seine öffentlichen Schlüssel.',
  'The public key is not known': 'Der öffentliche Schlüssel ist unbekannt',
  'The key is mistyped, or was made anew since.': 'Der Schlüssel ist vertippt oder wurde inzwischen neu erzeugt.',
  'Copy the public key from Account, General and enter it in Connect.':
    'Kopieren Sie den öffentlichen Schlüssel aus Account, General und geben Sie ihn in Verbinden ein.',
  'The service is not known': 'Der Dienst ist unbekannt',
  'The service id is mistyped, or the service was removed.':
    'Die Kennung des Dienstes ist vertippt, oder der Dienst wurde entfernt.',
  'Copy the id of the service from Email Services and enter it in Connect.':
    'Kopieren Sie die Kennung des Dienstes aus Email Services und geben Sie sie in Verbinden ein.',
  'The template is not known': 'Die Vorlage ist unbekannt',
  'The template id is mistyped, or the template was removed.':
    'Die Kennung der Vorlage ist vertippt, oder die Vorlage wurde entfernt.',
  'Copy the id of the template from Email Templates and enter it in Connect.':
    'Kopieren Sie die Kennung der Vorlage aus Email Templates und geben Sie sie in Verbinden ein.',
  'The template cannot be filled in': 'Die Vorlage lässt sich nicht ausfüllen',
  'A tag in the template is none: {{#if x}}, a name with a space, an expression.':
    'Ein Platzhalter in der Vorlage ist keiner: {{#if x}}, ein Name mit Leerzeichen, ein Ausdruck.',
  'Open the template and mend its tags: {{name}}, and {{#name}}…{{/name}} for a section.':
    'Öffnen Sie die Vorlage und berichtigen Sie ihre Platzhalter: {{name}}, und {{#name}}…{{/name}} für einen Abschnitt.',
  'Open the form’s step E-mail, where the mail is written; it names what cannot be filled in.':
    'Öffnen Sie den Schritt E-Mail des Formulars, wo die E-Mail geschrieben wird; dort steht, was sich nicht ausfüllen lässt.',
  'The files are too large for the relay': 'Die Dateien sind zu groß für das Relay',
  'There are more than 10 files, one of them has more than 5 MB, or all together more than 10 MB.':
    'Es sind mehr als 10 Dateien, eine davon hat mehr als 5 MB oder alle zusammen mehr als 10 MB.',
  'Send smaller files, or none.': 'Senden Sie kleinere Dateien oder keine.',
  'The message is too large': 'Die Nachricht ist zu groß',
  'The answers together are over 50 kB. Or a file came under a name that no attachment of the template has, and was counted as text.':
    'Die Antworten zusammen haben über 50 kB. Oder eine Datei kam unter einem Namen, den kein Anhang der Vorlage hat, und zählte als Text.',
  'With files: open the template’s Attachments and give the attachment the field’s parameter name. Otherwise shorten the answers.':
    'Mit Dateien: Öffnen Sie in der Vorlage Attachments und geben Sie dem Anhang den Parameternamen des Feldes. Sonst kürzen Sie die Antworten.',
  'Shorten the answers: all of them together may have 50 kB.':
    'Kürzen Sie die Antworten: Alle zusammen dürfen 50 kB haben.',
  'The mail would go to nobody': 'Die E-Mail ginge an niemanden',
  'To Email of the template is empty, or holds a tag that this message fills with nothing.':
    'To Email der Vorlage ist leer oder enthält einen Platzhalter, für den diese Nachricht nichts hat.',
  'Open the template and enter your address under To Email.':
    'Öffnen Sie die Vorlage und geben Sie unter To Email Ihre Adresse ein.',
  'Open the form’s step E-mail and correct To.': 'Öffnen Sie den Schritt E-Mail des Formulars und berichtigen Sie An.',
  'The recipient is no address': 'Der Empfänger ist keine Adresse',
  'To Email of the template, as this message fills it in, is not one plain address.':
    'To Email der Vorlage ist, wie diese Nachricht es ausfüllt, nicht eine einzelne Adresse.',
  'Open the template and correct To Email.': 'Öffnen Sie die Vorlage und berichtigen Sie To Email.',
  'A visitor may not choose the recipient': 'Besucher dürfen den Empfänger nicht bestimmen',
  'To holds a tag, and the mail does not allow recipients that a visitor typed.':
    'An enthält einen Platzhalter, und die E-Mail erlaubt keine Empfänger, die ein Besucher eingegeben hat.',
  'The relay could not read the request': 'Das Relay konnte die Anfrage nicht lesen',
  'Something between this page and the relay changes requests.':
    'Etwas zwischen dieser Seite und dem Relay verändert Anfragen.',
  'Look at the proxy before the relay: it must hand requests on as they come.':
    'Prüfen Sie den Proxy vor dem Relay: Er muss Anfragen weitergeben, wie sie kommen.',
  'The provider refuses this message': 'Der Anbieter lehnt diese Nachricht ab',
  'Something has to change: the provider’s own words say what.':
    'Etwas muss sich ändern: Die eigenen Worte des Anbieters sagen, was.',
  'Look at ids, template and answers.': 'Prüfen Sie Kennungen, Vorlage und Antworten.',
  'Look at ids, mail and answers.': 'Prüfen Sie Kennungen, E-Mail und Antworten.',
  // A check for people.
  'The human check is used up': 'Die Prüfung, ob ein Mensch sendet, ist verbraucht',
  'A check counts once and for two minutes. This message waited longer, or went out twice.':
    'Eine Prüfung gilt einmal und zwei Minuten lang. Diese Nachricht wartete länger oder ging zweimal hinaus.',
  'A person must pass the check again. If your messages wait often, switch reCAPTCHA off in the template’s settings.':
    'Ein Mensch muss die Prüfung noch einmal bestehen. Wenn Ihre Nachrichten oft warten, schalten Sie reCAPTCHA in den Einstellungen der Vorlage aus.',
  'Ask whoever runs the relay to switch the check off.':
    'Bitten Sie, wer das Relay betreibt, die Prüfung auszuschalten.',
  'The template asks for a human check': 'Die Vorlage verlangt die Prüfung, ob ein Mensch sendet',
  'reCAPTCHA is on in the template, and the message came without it. The form cannot show one yet.':
    'In der Vorlage ist reCAPTCHA eingeschaltet, und die Nachricht kam ohne. Das Formular kann noch keines zeigen.',
  'Switch reCAPTCHA off in the template’s settings.': 'Schalten Sie reCAPTCHA in den Einstellungen der Vorlage aus.',
  // What passes.
  'Nobody answered': 'Niemand hat geantwortet',
  'The provider could not be reached: no network, a network that blocks it, or an answer that this page may not read.':
    'Der Anbieter war nicht zu erreichen: kein Netz, ein Netz, das ihn sperrt, oder eine Antwort, die diese Seite nicht lesen darf.',
  'Nothing, if this device is offline. If other pages open here, look whether you restrict the sites that may send: this one must be among them.':
    'Nichts, falls dieses Gerät offline ist. Wenn sich hier andere Seiten öffnen, sehen Sie nach, ob Sie einschränken, welche Websites senden dürfen: Diese muss darunter sein.',
  'Nothing, if this device is offline. Otherwise see that the relay runs, that its address is right, and that its key allows this site.':
    'Nichts, falls dieses Gerät offline ist. Sonst prüfen Sie, ob das Relay läuft, ob seine Adresse stimmt und ob sein Schlüssel diese Website erlaubt.',
  'No answer in time': 'Keine Antwort in der Zeit',
  'The message went out and no answer came in time. It may have been accepted all the same.':
    'Die Nachricht ging hinaus, und in der Zeit kam keine Antwort. Vielleicht wurde sie trotzdem angenommen.',
  'Nothing. The next attempt goes out under the same reference, marked as a possible repeat; Email History shows what arrived.':
    'Nichts. Der nächste Versuch geht unter derselben Referenz hinaus, als mögliche Wiederholung bezeichnet; Email History zeigt, was ankam.',
  'Nothing. The relay makes one mail of all attempts.': 'Nichts. Das Relay macht aus allen Versuchen eine E-Mail.',
  'Too fast': 'Zu schnell',
  'The provider takes one message a second, or this page limits itself. Nothing was accepted.':
    'Der Anbieter nimmt eine Nachricht je Sekunde an, oder diese Seite beschränkt sich selbst. Nichts wurde angenommen.',
  'Nothing. The next attempt waits as long as the provider asks.':
    'Nichts. Der nächste Versuch wartet, solange der Anbieter es verlangt.',
  'Nothing. If it lasts, give the relay another rate by LETTERSLOT_RATE; no setting changes that mail to addresses that visitors typed is 3 a day to one and 50 to all.':
    'Nichts. Wenn es andauert, geben Sie dem Relay mit LETTERSLOT_RATE eine andere Rate; keine Einstellung ändert, dass an Adressen, die Besucher eingegeben haben, am Tag 3 E-Mails je Adresse und 50 an alle gehen.',
  'The relay cannot store messages': 'Das Relay kann Nachrichten nicht speichern',
  'The disk of the relay is full, read-only or locked. It took nothing, so nothing is half done.':
    'Die Festplatte des Relays ist voll, schreibgeschützt oder gesperrt. Es hat nichts angenommen; so ist nichts halb getan.',
  'Make room on the relay’s computer. It works again by itself.':
    'Schaffen Sie Platz auf dem Computer des Relays. Dann geht es von selbst weiter.',
  'The relay has too much in hand': 'Das Relay hat zu viel zu tun',
  'So much was on its way to the relay at once that it took no more. It took nothing of this message.':
    'Zum Relay war so viel auf einmal unterwegs, dass es nichts mehr annahm. Von dieser Nachricht hat es nichts.',
  'Nothing. It is tried again by itself.': 'Nichts. Es wird von selbst wieder versucht.',
  'This browser could not keep the mail': 'Dieser Browser konnte die E-Mail nicht speichern',
  'Practice keeps its mail in this browser, and the browser refused. Nothing was accepted.':
    'Die Übung speichert ihre E-Mails in diesem Browser, und der Browser lehnte ab. Nichts wurde angenommen.',
  'Make room in this browser, then try again.':
    'Schaffen Sie Platz in diesem Browser, und versuchen Sie es dann noch einmal.',
  'The provider could not take it just now': 'Der Anbieter konnte die Nachricht gerade nicht annehmen',
  'The provider, or something before it, asked for another attempt.':
    'Der Anbieter oder etwas vor ihm bat um einen weiteren Versuch.',
  'The provider has a fault': 'Der Anbieter hat eine Störung',
  'The provider failed while it worked on the message. Such outages pass.':
    'Beim Anbieter ist etwas misslungen, während er an der Nachricht arbeitete. Solche Störungen gehen vorbei.',
  'Nothing. It is tried again by itself, under the same reference.':
    'Nichts. Es wird von selbst wieder versucht, unter derselben Referenz.',
  'Read the relay’s log. It is tried again by itself, and the relay makes one mail of all attempts.':
    'Lesen Sie das Protokoll des Relays. Es wird von selbst wieder versucht, und das Relay macht aus allen Versuchen eine E-Mail.',
  'The page was closed meanwhile': 'Die Seite wurde inzwischen geschlossen',
  'The page went away while an attempt was under way. It may have been accepted all the same.':
    'Die Seite verschwand, während ein Versuch lief. Vielleicht wurde die Nachricht trotzdem angenommen.',
  'Nothing. The next attempt goes out under the same reference.':
    'Nichts. Der nächste Versuch geht unter derselben Referenz hinaus.',
  'Something failed on the way': 'Unterwegs ist etwas misslungen',
  'What sends this form failed in a way of its own. It may have been accepted all the same.':
    'Was dieses Formular sendet, hat auf seine eigene Weise versagt. Vielleicht wurde die Nachricht trotzdem angenommen.',
  'Its own words say what. Try again once that is mended.':
    'Seine eigenen Worte sagen, was. Versuchen Sie es noch einmal, sobald das behoben ist.',
  'Given up': 'Aufgegeben',
  'The attempt was ended before an answer came.': 'Der Versuch wurde beendet, bevor eine Antwort kam.',
  'Try again.': 'Versuchen Sie es noch einmal.',
}
