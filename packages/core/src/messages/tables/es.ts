// Made of packages/core/locales/es.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "es",
  "messages": {
    "valueMissing": "Responda a esta pregunta",
    "valueMissing.choice": "Elija una opción",
    "valueMissing.checkboxes": "Elija al menos una opción",
    "valueMissing.consent": "Marque esta casilla para continuar",
    "valueMissing.file": "Elija un archivo",
    "valueMissing.signature": "Aquí falta una firma o un nombre escrito",
    "valueMissing.matrix": "Responda en cada fila",
    "valueMissing.other": "Escriba su respuesta junto a «{option}»",
    "valueMissing.others": "Responda a esta pregunta o a «{other}»",
    "typeMismatch": "Escriba una dirección como {example}",
    "badInput": "Escriba un número en cifras, con punto para los decimales, por ejemplo {example}",
    "badInput.date": "En «{label}» hace falta una fecha que exista, por ejemplo {example}",
    "tooShort": {
      "limit": {
        "one": "Escriba al menos {limit} carácter; hay {actual}",
        "many": "Escriba al menos {limit} de caracteres; hay {actual}",
        "other": "Escriba al menos {limit} caracteres; hay {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Escriba como máximo {limit} carácter; hay {actual}",
        "many": "Escriba como máximo {limit} de caracteres; hay {actual}",
        "other": "Escriba como máximo {limit} caracteres; hay {actual}"
      }
    },
    "rangeUnderflow": "Escriba {limit} o más",
    "rangeUnderflow.date": "Escriba el {limit} o una fecha posterior",
    "rangeUnderflow.time": "Escriba {limit} o una hora posterior",
    "rangeUnderflow.picture": "«{file}» es demasiado pequeña: al menos {limit} píxeles",
    "rangeOverflow": "Escriba {limit} o menos",
    "rangeOverflow.date": "Escriba el {limit} o una fecha anterior",
    "rangeOverflow.time": "Escriba {limit} o una hora anterior",
    "rangeOverflow.picture": "«{file}» es demasiado grande: como máximo {limit} píxeles",
    "stepMismatch": "Escriba un número en pasos de {limit}",
    "stepMismatch.whole": "Escriba un número entero",
    "stepMismatch.date": {
      "limit": {
        "one": "Escriba una fecha en pasos de {limit} día",
        "many": "Escriba una fecha en pasos de {limit} de días",
        "other": "Escriba una fecha en pasos de {limit} días"
      }
    },
    "patternMismatch": "Use el formato que se pide",
    "patternMismatch.help": "Use este formato: {help}",
    "notAnOption": "Elija una opción de la lista",
    "tooFew": "Elija al menos {limit}",
    "tooMany": "Elija como máximo {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Escriba al menos {limit} palabra; hay {actual}",
        "many": "Escriba al menos {limit} de palabras; hay {actual}",
        "other": "Escriba al menos {limit} palabras; hay {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Escriba como máximo {limit} palabra; hay {actual}",
        "many": "Escriba como máximo {limit} de palabras; hay {actual}",
        "other": "Escriba como máximo {limit} palabras; hay {actual}"
      }
    },
    "notLetters": "Use solo letras",
    "linkFound": "Escríbalo sin enlaces",
    "domainMismatch": "Use una dirección que termine en {domains}",
    "notListed": "Esta respuesta no es una de las aceptadas; revise cómo está escrita",
    "notSame": "Dé la misma respuesta que en «{other}»",
    "sameAsOther": "Dé una respuesta distinta de la de «{other}»",
    "sumTooLow": "Junto con «{other}» debe ser como mínimo {limit}; ahora es {actual}",
    "sumTooHigh": "Junto con «{other}» debe ser como máximo {limit}; ahora es {actual}",
    "dayExcluded": "Elija otro día: el {day} no está disponible",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Elija otro día: los lunes no están disponibles",
        "tuesday": "Elija otro día: los martes no están disponibles",
        "wednesday": "Elija otro día: los miércoles no están disponibles",
        "thursday": "Elija otro día: los jueves no están disponibles",
        "friday": "Elija otro día: los viernes no están disponibles",
        "saturday": "Elija otro día: los sábados no están disponibles",
        "other": "Elija otro día: los domingos no están disponibles"
      }
    },
    "fileTooLarge": "Elija archivos de {limit} como máximo",
    "fileTooLarge.file": "Elija archivos de {limit} como máximo; «{file}» ocupa {actual}",
    "fileTypeMismatch": "Elija archivos de estos tipos: {kinds}",
    "fileKind.image": "imágenes",
    "fileKind.audio": "audio",
    "fileKind.video": "vídeo",
    "otherAnswer": "{label}: su respuesta",
    "advice": "Solo un consejo: {message}",
    "drawHere": "Dibujo con el dedo o el ratón",
    "orTypeName": "o nombre escrito",
    "drawn": "Dibujada, {time}",
    "clear": "Borrar",
    "partFrom": "Desde",
    "partTo": "Hasta",
    "partPrefix": "Tratamiento",
    "partGiven": "Nombre",
    "partMiddle": "Segundo nombre",
    "partFamily": "Apellidos",
    "partStreet": "Calle y número",
    "partLine2": "Dirección, línea 2",
    "partPostcode": "Código postal",
    "partTown": "Localidad",
    "partRegion": "Región",
    "partCountry": "País",
    "addRow": "Añadir: {item}",
    "optionsFound": {
      "n": {
        "one": "{n} opción encontrada",
        "many": "{n} de opciones encontradas",
        "other": "{n} opciones encontradas"
      }
    },
    "next": "Siguiente",
    "nextPage": "Siguiente: {label}",
    "previous": "Atrás",
    "step": "Paso {n} de {limit}",
    "draftKept": "Hemos guardado lo que usted escribió el {date}.",
    "startOver": "Empezar de nuevo",
    "draftUnfit": "El formulario ha cambiado desde entonces. Esto ya no tiene lugar en él:",
    "draftNotKept": "Este navegador no guarda lo que se escribe aquí: se pierde si se cierra la página antes de enviarlo.",
    "saveDraft": "Guardar en un archivo",
    "openDraft": "Abrir un archivo",
    "notADraft": "«{file}» no se guardó desde este formulario.",
    "goOn": "Continuar a {address}",
    "review": "Revisión",
    "backToReview": "Volver a la revisión",
    "isRight": "¿Está todo bien?",
    "nothingSent": "Todavía no se ha enviado nada.",
    "change": "Cambiar",
    "changeOf": "Cambiar: {label}",
    "noAnswer": "Sin respuesta",
    "owner": "la persona responsable del sitio",
    "marked": "Las preguntas marcadas con * necesitan respuesta.",
    "goesTo": "Se envía por correo electrónico a {maker}.",
    "choose": "Elegir…",
    "send": "Enviar",
    "sending": "Enviando…",
    "notSent": "Aún sin enviar",
    "notLoaded": "Envíe de nuevo. Si no sirve, copie sus respuestas y vuelva a cargar esta página.",
    "problems": {
      "n": {
        "one": "Hay un problema",
        "many": "Hay {n} de problemas",
        "other": "Hay {n} problemas"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "El envío sigue en curso.",
    "didYouMean": "¿Quiso decir {address}?",
    "saved": "Sus respuestas están guardadas en este dispositivo.",
    "nearlySaved": "Sus respuestas están en este dispositivo; un corte de luz en los próximos instantes aún podría hacer que se pierdan.",
    "onPage": "Mantenga abierta esta página: sus respuestas están aquí y en ningún otro sitio.",
    "unwanted": "Mantenga abierta esta página: este formulario no guarda nada en este dispositivo.",
    "noRoom": "Mantenga abierta esta página: en este dispositivo ya no queda espacio para guardar sus respuestas.",
    "notAllowed": "Mantenga abierta esta página: este navegador no nos permite guardar sus respuestas.",
    "notSaved": "Mantenga abierta esta página: no se han podido guardar sus respuestas en este dispositivo.",
    "older": "Un mensaje del {date} aún no se ha enviado.",
    "olderMore": "Y {n} más.",
    "seeIt": "Ver",
    "back": "Volver al formulario",
    "removed": "Eliminado.",
    "undo": "Deshacer",
    "notSentSaved": "Aún sin enviar. Guardado en este dispositivo.",
    "queued": "Está esperando su turno.",
    "offline": "No tiene conexión.",
    "silent": "El servicio de correo que usa {maker} no responde.",
    "busy": "El servicio de correo que usa {maker} no puede aceptar el mensaje en este momento.",
    "unclear": "Puede que se haya enviado: la respuesta que llegó no era del propio servicio de correo.",
    "whenOnline": "Se enviará cuando vuelva a tener conexión y esta página esté abierta.",
    "nextTry": "Próximo intento dentro de {time}, mientras esta página esté abierta.",
    "nextTryUnknown": "Lo intentamos de nuevo mientras esta página esté abierta.",
    "nextTryClosed": "Próximo intento dentro de {time}.",
    "mayClose": "Puede cerrar esta página; su navegador lo enviará más tarde.",
    "trying": "Hay un intento en curso. Esperamos el resultado.",
    "tryNow": "Intentar ya",
    "tryAgain": "Reintentar",
    "show": "Ver lo que escribí",
    "hide": "Ocultar lo que escribí",
    "copy": "Copiar",
    "copied": "Copiado",
    "download": "Descargar",
    "remove": "Eliminar de este dispositivo",
    "discard": "Eliminar",
    "written": "Usted escribió este mensaje el {date}.",
    "sent": "Enviado",
    "receives": "{Maker} recibe el mensaje por correo electrónico. Referencia {ref}, {time}.",
    "late": "Enviado ahora; usted lo escribió el {date}. Referencia {ref}, {time}.",
    "repeated": "Puede que también haya llegado un intento anterior, con la misma referencia, así que es posible que {maker} lo vea dos veces.",
    "another": "Enviar otro",
    "notDelivered": "Aún sin entregar",
    "refused": "{Maker} no puede recibir este formulario en este momento. No es culpa suya.",
    "notConnected": "Este formulario aún no está conectado a un buzón.",
    "blocked": "Este formulario no puede enviar este mensaje.",
    "tooLarge": "Sus respuestas son demasiado largas para enviarlas: {limit} como máximo en total. Acorte «{label}» e inténtelo de nuevo.",
    "filesTooLarge": "Los archivos son demasiado grandes para enviarlos. Elija otros más pequeños e inténtelo de nuevo.",
    "challenge": "El servicio de correo que usa {maker} quiere saber primero si esto lo ha escrito una persona, y este formulario no puede mostrar su pregunta.",
    "inVain": "Lo hemos intentado durante días, y el servicio de correo que usa {maker} no ha aceptado el mensaje.",
    "perhaps": "Quizá enviado: la respuesta que llegó no era del propio servicio de correo, así que no podemos saberlo.",
    "probed": "Lo intentamos de nuevo de vez en cuando mientras esta página esté abierta.",
    "reach": "Otra forma de contactar con {maker}:",
    "ownMail": "Enviar desde mi correo",
    "reference": "Referencia {ref}.",
    "forOwner": "Para la persona responsable del sitio",
    "dropFile": "o suéltelo aquí",
    "dropFiles": "o suéltelos aquí",
    "filesChosen": {
      "n": {
        "one": "{n} archivo, {size}",
        "many": "{n} de archivos, {size} en total",
        "other": "{n} archivos, {size} en total"
      }
    },
    "removeFile": "Quitar {file}",
    "fileUnreadable": "«{file}» ya no se puede leer. Vuelva a elegirlo.",
    "fileBytes": "«{file}» ocupa {size}; el máximo es {limit}.",
    "filesBytes": "«{file}» ocupa {size}; todos los archivos juntos pueden ocupar {limit}.",
    "count": {
      "limit": {
        "one": "«{file}» es un archivo de más; {limit} archivo como máximo.",
        "many": "«{file}» es un archivo de más; {limit} de archivos como máximo.",
        "other": "«{file}» es un archivo de más; {limit} archivos como máximo."
      }
    },
    "chooseAnother": "Elija otro.",
    "orWithout": "Elija otro o envíe sin él.",
    "noForm": "Este formulario no se puede mostrar aquí.",
    "noSending": "Esta página no permite que el formulario envíe nada.",
    "writeTo": "Contacto:"
  }
}
