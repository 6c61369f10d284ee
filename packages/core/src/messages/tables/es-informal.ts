// Made of packages/core/locales/es.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './es.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Responde a esta pregunta",
  "valueMissing.choice": "Elige una opción",
  "valueMissing.checkboxes": "Elige al menos una opción",
  "valueMissing.consent": "Marca esta casilla para continuar",
  "valueMissing.matrix": "Responde en cada fila",
  "valueMissing.file": "Elige un archivo",
  "valueMissing.other": "Escribe tu respuesta junto a «{option}»",
  "valueMissing.others": "Responde a esta pregunta o a «{other}»",
  "typeMismatch": "Escribe una dirección como {example}",
  "badInput": "Escribe un número en cifras, con punto para los decimales, por ejemplo {example}",
  "tooShort": {
    "limit": {
      "one": "Escribe al menos {limit} carácter; hay {actual}",
      "many": "Escribe al menos {limit} de caracteres; hay {actual}",
      "other": "Escribe al menos {limit} caracteres; hay {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Escribe como máximo {limit} carácter; hay {actual}",
      "many": "Escribe como máximo {limit} de caracteres; hay {actual}",
      "other": "Escribe como máximo {limit} caracteres; hay {actual}"
    }
  },
  "rangeUnderflow": "Escribe {limit} o más",
  "rangeUnderflow.date": "Escribe el {limit} o una fecha posterior",
  "rangeUnderflow.time": "Escribe {limit} o una hora posterior",
  "rangeOverflow": "Escribe {limit} o menos",
  "rangeOverflow.date": "Escribe el {limit} o una fecha anterior",
  "rangeOverflow.time": "Escribe {limit} o una hora anterior",
  "stepMismatch": "Escribe un número en pasos de {limit}",
  "stepMismatch.whole": "Escribe un número entero",
  "stepMismatch.date": {
    "limit": {
      "one": "Escribe una fecha en pasos de {limit} día",
      "many": "Escribe una fecha en pasos de {limit} de días",
      "other": "Escribe una fecha en pasos de {limit} días"
    }
  },
  "patternMismatch": "Usa el formato que se pide",
  "patternMismatch.help": "Usa este formato: {help}",
  "notAnOption": "Elige una opción de la lista",
  "tooFew": "Elige al menos {limit}",
  "tooMany": "Elige como máximo {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Escribe al menos {limit} palabra; hay {actual}",
      "many": "Escribe al menos {limit} de palabras; hay {actual}",
      "other": "Escribe al menos {limit} palabras; hay {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Escribe como máximo {limit} palabra; hay {actual}",
      "many": "Escribe como máximo {limit} de palabras; hay {actual}",
      "other": "Escribe como máximo {limit} palabras; hay {actual}"
    }
  },
  "notLetters": "Usa solo letras",
  "linkFound": "Escríbelo sin enlaces",
  "domainMismatch": "Usa una dirección que termine en {domains}",
  "notListed": "Esta respuesta no es una de las aceptadas; revisa cómo está escrita",
  "notSame": "Da la misma respuesta que en «{other}»",
  "sameAsOther": "Da una respuesta distinta de la de «{other}»",
  "dayExcluded": "Elige otro día: el {day} no está disponible",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Elige otro día: los lunes no están disponibles",
      "tuesday": "Elige otro día: los martes no están disponibles",
      "wednesday": "Elige otro día: los miércoles no están disponibles",
      "thursday": "Elige otro día: los jueves no están disponibles",
      "friday": "Elige otro día: los viernes no están disponibles",
      "saturday": "Elige otro día: los sábados no están disponibles",
      "other": "Elige otro día: los domingos no están disponibles"
    }
  },
  "fileTooLarge": "Elige archivos de {limit} como máximo",
  "fileTooLarge.file": "Elige archivos de {limit} como máximo; «{file}» ocupa {actual}",
  "fileTypeMismatch": "Elige archivos de estos tipos: {kinds}",
  "otherAnswer": "{label}: tu respuesta",
  "draftKept": "Hemos guardado lo que escribiste el {date}.",
  "notLoaded": "Envía de nuevo. Si no sirve, copia tus respuestas y vuelve a cargar esta página.",
  "didYouMean": "¿Quisiste decir {address}?",
  "saved": "Tus respuestas están guardadas en este dispositivo.",
  "nearlySaved": "Tus respuestas están en este dispositivo; un corte de luz en los próximos instantes aún podría hacer que se pierdan.",
  "onPage": "Mantén abierta esta página: tus respuestas están aquí y en ningún otro sitio.",
  "unwanted": "Mantén abierta esta página: este formulario no guarda nada en este dispositivo.",
  "noRoom": "Mantén abierta esta página: en este dispositivo ya no queda espacio para guardar tus respuestas.",
  "notAllowed": "Mantén abierta esta página: este navegador no nos permite guardar tus respuestas.",
  "notSaved": "Mantén abierta esta página: no se han podido guardar tus respuestas en este dispositivo.",
  "offline": "No tienes conexión.",
  "whenOnline": "Se enviará cuando vuelvas a tener conexión y esta página esté abierta.",
  "mayClose": "Puedes cerrar esta página; tu navegador lo enviará más tarde.",
  "written": "Escribiste este mensaje el {date}.",
  "late": "Enviado ahora; lo escribiste el {date}. Referencia {ref}, {time}.",
  "refused": "{Maker} no puede recibir este formulario en este momento. No es culpa tuya.",
  "tooLarge": "Tus respuestas son demasiado largas para enviarlas: {limit} como máximo en total. Acorta «{label}» e inténtalo de nuevo.",
  "filesTooLarge": "Los archivos son demasiado grandes para enviarlos. Elige otros más pequeños e inténtalo de nuevo.",
  "dropFile": "o suéltalo aquí",
  "dropFiles": "o suéltalos aquí",
  "fileUnreadable": "«{file}» ya no se puede leer. Vuelve a elegirlo.",
  "chooseAnother": "Elige otro.",
  "orWithout": "Elige otro o envía sin él."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
