// Made of packages/core/locales/ca.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "ca",
  "messages": {
    "valueMissing": "Responeu aquesta pregunta",
    "valueMissing.choice": "Trieu una opció",
    "valueMissing.checkboxes": "Trieu almenys una opció",
    "valueMissing.consent": "Marqueu aquesta casella per continuar",
    "valueMissing.file": "Trieu un fitxer",
    "valueMissing.signature": "Aquí falta una signatura o un nom escrit",
    "valueMissing.matrix": "Responeu a cada fila",
    "valueMissing.other": "Escriviu la vostra resposta al costat de «{option}»",
    "valueMissing.others": "Responeu aquesta pregunta o «{other}»",
    "typeMismatch": "Escriviu una adreça com ara {example}",
    "badInput": "Escriviu un nombre en xifres, amb un punt per als decimals, com ara {example}",
    "badInput.date": "A «{label}» cal una data que existeixi, com ara {example}",
    "tooShort": {
      "limit": {
        "one": "Escriviu almenys {limit} caràcter; n’hi ha {actual}",
        "many": "Escriviu almenys {limit} de caràcters; n’hi ha {actual}",
        "other": "Escriviu almenys {limit} caràcters; n’hi ha {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Escriviu com a màxim {limit} caràcter; n’hi ha {actual}",
        "many": "Escriviu com a màxim {limit} de caràcters; n’hi ha {actual}",
        "other": "Escriviu com a màxim {limit} caràcters; n’hi ha {actual}"
      }
    },
    "rangeUnderflow": "Escriviu {limit} o més",
    "rangeUnderflow.date": "Escriviu una data no anterior a aquesta: {limit}",
    "rangeUnderflow.time": "Escriviu una hora no anterior a aquesta: {limit}",
    "rangeUnderflow.picture": "«{file}» és massa petita: com a mínim {limit} píxels",
    "rangeOverflow": "Escriviu {limit} o menys",
    "rangeOverflow.date": "Escriviu una data no posterior a aquesta: {limit}",
    "rangeOverflow.time": "Escriviu una hora no posterior a aquesta: {limit}",
    "rangeOverflow.picture": "«{file}» és massa gran: com a màxim {limit} píxels",
    "stepMismatch": "Escriviu un nombre en passos de {limit}",
    "stepMismatch.whole": "Escriviu un nombre enter",
    "stepMismatch.date": {
      "limit": {
        "one": "Escriviu una data en passos de {limit} dia",
        "many": "Escriviu una data en passos de {limit} de dies",
        "other": "Escriviu una data en passos de {limit} dies"
      }
    },
    "patternMismatch": "Feu servir el format demanat",
    "patternMismatch.help": "Feu servir aquest format: {help}",
    "notAnOption": "Trieu una opció de la llista",
    "tooFew": "Trieu-ne almenys {limit}",
    "tooMany": "Trieu-ne com a màxim {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Escriviu almenys {limit} paraula; n’hi ha {actual}",
        "many": "Escriviu almenys {limit} de paraules; n’hi ha {actual}",
        "other": "Escriviu almenys {limit} paraules; n’hi ha {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Escriviu com a màxim {limit} paraula; n’hi ha {actual}",
        "many": "Escriviu com a màxim {limit} de paraules; n’hi ha {actual}",
        "other": "Escriviu com a màxim {limit} paraules; n’hi ha {actual}"
      }
    },
    "notLetters": "Feu servir només lletres",
    "linkFound": "Escriviu-ho sense enllaços",
    "domainMismatch": "Feu servir una adreça que acabi en {domains}",
    "notListed": "Aquesta resposta no és de les acceptades; comproveu com està escrita",
    "notSame": "Doneu la mateixa resposta que a «{other}»",
    "sameAsOther": "Doneu una resposta diferent de la de «{other}»",
    "sumTooLow": "Juntament amb «{other}» ha de ser com a mínim {limit}; ara és {actual}",
    "sumTooHigh": "Juntament amb «{other}» ha de ser com a màxim {limit}; ara és {actual}",
    "dayExcluded": "Trieu un altre dia: aquest no està disponible ({day})",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Trieu un altre dia: els dilluns no estan disponibles",
        "tuesday": "Trieu un altre dia: els dimarts no estan disponibles",
        "wednesday": "Trieu un altre dia: els dimecres no estan disponibles",
        "thursday": "Trieu un altre dia: els dijous no estan disponibles",
        "friday": "Trieu un altre dia: els divendres no estan disponibles",
        "saturday": "Trieu un altre dia: els dissabtes no estan disponibles",
        "other": "Trieu un altre dia: els diumenges no estan disponibles"
      }
    },
    "fileTooLarge": "Trieu fitxers de {limit} com a màxim",
    "fileTooLarge.file": "Trieu fitxers de {limit} com a màxim; «{file}» ocupa {actual}",
    "fileTypeMismatch": "Trieu fitxers d’aquests tipus: {kinds}",
    "fileKind.image": "imatges",
    "fileKind.audio": "àudio",
    "fileKind.video": "vídeo",
    "otherAnswer": "{label}: la vostra resposta",
    "advice": "Només un consell: {message}",
    "drawHere": "Dibuix amb el dit o el ratolí",
    "orTypeName": "o nom escrit",
    "drawn": "Dibuixada, {time}",
    "clear": "Esborra",
    "partFrom": "Des de",
    "partTo": "Fins a",
    "partPrefix": "Tractament",
    "partGiven": "Nom",
    "partMiddle": "Segon nom",
    "partFamily": "Cognoms",
    "partStreet": "Carrer i número",
    "partLine2": "Adreça, línia 2",
    "partPostcode": "Codi postal",
    "partTown": "Població",
    "partRegion": "Regió",
    "partCountry": "País",
    "addRow": "Afegeix: {item}",
    "optionsFound": {
      "n": {
        "one": "S’ha trobat {n} opció",
        "many": "S’han trobat {n} d’opcions",
        "other": "S’han trobat {n} opcions"
      }
    },
    "next": "Següent",
    "nextPage": "Següent: {label}",
    "previous": "Enrere",
    "step": "Pas {n} de {limit}",
    "draftKept": "Hem desat el que vau escriure el dia {date}.",
    "startOver": "Torna a començar",
    "draftUnfit": "El formulari ha canviat des de llavors. Això ja no hi té lloc:",
    "draftNotKept": "Aquest navegador no desa el que s’escriu aquí: es perd si es tanca la pàgina abans d’enviar-ho.",
    "saveDraft": "Desa en un fitxer",
    "openDraft": "Obre un fitxer desat",
    "notADraft": "«{file}» no es va desar des d’aquest formulari.",
    "goOn": "Cap a {address}",
    "review": "Revisió",
    "backToReview": "Torna a la revisió",
    "isRight": "És tot correcte?",
    "nothingSent": "Encara no s’ha enviat res.",
    "change": "Canvia",
    "changeOf": "Canvia: {label}",
    "noAnswer": "Sense resposta",
    "owner": "la persona responsable del lloc web",
    "marked": "Les preguntes marcades amb * necessiten resposta.",
    "goesTo": "S’envia per correu electrònic a {maker}.",
    "choose": "Trieu…",
    "send": "Envia",
    "sending": "S’envia…",
    "notSent": "Encara no s’ha enviat",
    "notLoaded": "Torneu a enviar. Si no funciona, copieu les vostres respostes i torneu a carregar aquesta pàgina.",
    "problems": {
      "n": {
        "one": "Hi ha un problema",
        "many": "Hi ha {n} de problemes",
        "other": "Hi ha {n} problemes"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "L’enviament encara és en curs.",
    "didYouMean": "Volíeu dir {address}?",
    "saved": "Les vostres respostes estan desades en aquest dispositiu.",
    "nearlySaved": "Les vostres respostes són en aquest dispositiu; un tall de corrent en els pròxims instants encara les podria fer perdre.",
    "onPage": "Manteniu oberta aquesta pàgina: les vostres respostes són aquí i enlloc més.",
    "unwanted": "Manteniu oberta aquesta pàgina: aquest formulari no desa res en aquest dispositiu.",
    "noRoom": "Manteniu oberta aquesta pàgina: en aquest dispositiu no queda espai per desar les vostres respostes.",
    "notAllowed": "Manteniu oberta aquesta pàgina: aquest navegador no ens deixa desar les vostres respostes.",
    "notSaved": "Manteniu oberta aquesta pàgina: no s’han pogut desar les vostres respostes en aquest dispositiu.",
    "older": "Un missatge amb data {date} encara no s’ha enviat.",
    "olderMore": "I {n} més.",
    "seeIt": "Mostra’l",
    "back": "Torna al formulari",
    "removed": "Suprimit.",
    "undo": "Desfés",
    "notSentSaved": "Encara no s’ha enviat. Desat en aquest dispositiu.",
    "queued": "El missatge espera el seu torn.",
    "offline": "No teniu connexió.",
    "silent": "El servei de correu que fa servir {maker} no respon.",
    "busy": "El servei de correu que fa servir {maker} no pot acceptar el missatge en aquest moment.",
    "unclear": "Potser s’ha enviat: la resposta que ha arribat no era del mateix servei de correu.",
    "whenOnline": "S’enviarà quan torneu a tenir connexió i aquesta pàgina sigui oberta.",
    "nextTry": "Pròxim intent d’aquí a {time}, mentre aquesta pàgina sigui oberta.",
    "nextTryUnknown": "Ho tornem a provar mentre aquesta pàgina sigui oberta.",
    "nextTryClosed": "Pròxim intent d’aquí a {time}.",
    "mayClose": "Podeu tancar aquesta pàgina; el navegador enviarà el missatge més tard.",
    "trying": "Hi ha un intent en curs. N’esperem el resultat.",
    "tryNow": "Prova-ho ara",
    "tryAgain": "Reintenta",
    "show": "Mostra què he escrit",
    "hide": "Amaga què he escrit",
    "copy": "Copia",
    "copied": "Copiat",
    "download": "Baixa",
    "remove": "Suprimeix d’aquest dispositiu",
    "discard": "Suprimeix",
    "written": "Vau escriure aquest missatge el dia {date}.",
    "sent": "Enviat",
    "receives": "{Maker} rep el missatge per correu electrònic. Referència {ref}, {time}.",
    "late": "Enviat ara; el vau escriure el dia {date}. Referència {ref}, {time}.",
    "repeated": "Potser també ha arribat un intent anterior, amb la mateixa referència; per això és possible que {maker} vegi el missatge dues vegades.",
    "another": "Envia’n un altre",
    "notDelivered": "Encara no s’ha lliurat",
    "refused": "En aquest moment {maker} no pot rebre aquest formulari. No és culpa vostra.",
    "notConnected": "Aquest formulari encara no està connectat a cap bústia.",
    "blocked": "Aquest formulari no pot enviar aquest missatge.",
    "tooLarge": "Les vostres respostes són massa llargues per enviar-les: {limit} com a màxim en total. Escurceu «{label}» i torneu-ho a provar.",
    "filesTooLarge": "Els fitxers són massa grans per enviar-los. Trieu-ne de més petits i torneu-ho a provar.",
    "challenge": "El servei de correu que fa servir {maker} vol saber primer si això ho ha escrit una persona, i aquest formulari no pot mostrar la seva pregunta.",
    "inVain": "Ho hem provat durant dies, i el servei de correu que fa servir {maker} no ha acceptat el missatge.",
    "perhaps": "Potser enviat: la resposta que ha arribat no era del mateix servei de correu, i per tant no ho podem saber.",
    "probed": "Ho tornem a provar de tant en tant mentre aquesta pàgina sigui oberta.",
    "reach": "Una altra manera de contactar amb {maker}:",
    "ownMail": "Envia des del meu correu",
    "reference": "Referència {ref}.",
    "forOwner": "Per a la persona responsable del lloc web",
    "dropFile": "o deixeu-lo anar aquí",
    "dropFiles": "o deixeu-los anar aquí",
    "filesChosen": {
      "n": {
        "one": "{n} fitxer, {size}",
        "many": "{n} de fitxers, {size} en total",
        "other": "{n} fitxers, {size} en total"
      }
    },
    "removeFile": "Treu {file}",
    "fileUnreadable": "«{file}» ja no es pot llegir. Torneu a triar-lo.",
    "fileBytes": "«{file}» ocupa {size}; el màxim és {limit}.",
    "filesBytes": "«{file}» ocupa {size}; tots els fitxers junts poden ocupar {limit}.",
    "count": {
      "limit": {
        "one": "«{file}» és un fitxer de més; com a màxim {limit} fitxer.",
        "many": "«{file}» és un fitxer de més; com a màxim {limit} de fitxers.",
        "other": "«{file}» és un fitxer de més; com a màxim {limit} fitxers."
      }
    },
    "chooseAnother": "Trieu-ne un altre.",
    "orWithout": "Trieu-ne un altre o envieu sense aquest fitxer.",
    "noForm": "Aquest formulari no es pot mostrar aquí.",
    "noSending": "Aquesta pàgina no permet que el formulari enviï res.",
    "writeTo": "Adreça de contacte:"
  }
}
