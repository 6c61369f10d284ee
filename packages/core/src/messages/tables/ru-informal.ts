// Made of packages/core/locales/ru.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './ru.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Ответь на этот вопрос",
  "valueMissing.choice": "Выбери один вариант",
  "valueMissing.checkboxes": "Выбери хотя бы один вариант",
  "valueMissing.consent": "Чтобы продолжить, поставь здесь отметку",
  "valueMissing.matrix": "Ответь в каждой строке",
  "valueMissing.file": "Выбери файл",
  "valueMissing.other": "Напиши свой ответ рядом с «{option}»",
  "valueMissing.others": "Ответь на этот вопрос или на «{other}»",
  "typeMismatch": "Введи адрес, например {example}",
  "badInput": "Введи число цифрами, с точкой перед дробной частью, например {example}",
  "badInput.date": "В поле «{label}» введи существующую дату, например {example}",
  "tooShort": {
    "limit": {
      "few": "Напиши не меньше {limit} символов; сейчас их {actual}",
      "many": "Напиши не меньше {limit} символов; сейчас их {actual}",
      "other": "Напиши не меньше {limit} символа; сейчас их {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "few": "Напиши не больше {limit} символов; сейчас их {actual}",
      "many": "Напиши не больше {limit} символов; сейчас их {actual}",
      "other": "Напиши не больше {limit} символа; сейчас их {actual}"
    }
  },
  "rangeUnderflow": "Введи {limit} или больше",
  "rangeUnderflow.date": "Введи {limit} или более позднюю дату",
  "rangeUnderflow.time": "Введи {limit} или более позднее время",
  "rangeOverflow": "Введи {limit} или меньше",
  "rangeOverflow.date": "Введи {limit} или более раннюю дату",
  "rangeOverflow.time": "Введи {limit} или более раннее время",
  "stepMismatch": "Введи число с шагом {limit}",
  "stepMismatch.whole": "Введи целое число",
  "stepMismatch.date": {
    "limit": {
      "one": "Введи дату с шагом в {limit} день",
      "many": "Введи дату с шагом в {limit} дней",
      "other": "Введи дату с шагом в {limit} дня"
    }
  },
  "patternMismatch": "Используй указанный формат",
  "patternMismatch.help": "Используй такой формат: {help}",
  "notAnOption": "Выбери из списка",
  "tooFew": "Выбери не меньше {limit}",
  "tooMany": "Выбери не больше {limit}",
  "tooFewWords": {
    "limit": {
      "few": "Напиши не меньше {limit} слов; сейчас их {actual}",
      "many": "Напиши не меньше {limit} слов; сейчас их {actual}",
      "other": "Напиши не меньше {limit} слова; сейчас их {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "few": "Напиши не больше {limit} слов; сейчас их {actual}",
      "many": "Напиши не больше {limit} слов; сейчас их {actual}",
      "other": "Напиши не больше {limit} слова; сейчас их {actual}"
    }
  },
  "notLetters": "Используй только буквы",
  "linkFound": "Напиши это без ссылок",
  "domainMismatch": "Используй адрес, который заканчивается на {domains}",
  "notListed": "Такого ответа нет среди принимаемых; проверь, как он написан",
  "notSame": "Дай тот же ответ, что и в поле «{other}»",
  "sameAsOther": "Дай другой ответ, чем в поле «{other}»",
  "dayExcluded": "Выбери другой день: {day} выбрать нельзя",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Выбери другой день: понедельники выбрать нельзя",
      "tuesday": "Выбери другой день: вторники выбрать нельзя",
      "wednesday": "Выбери другой день: среды выбрать нельзя",
      "thursday": "Выбери другой день: четверги выбрать нельзя",
      "friday": "Выбери другой день: пятницы выбрать нельзя",
      "saturday": "Выбери другой день: субботы выбрать нельзя",
      "other": "Выбери другой день: воскресенья выбрать нельзя"
    }
  },
  "fileTooLarge": "Выбери файлы размером не больше {limit}",
  "fileTooLarge.file": "Выбери файлы размером не больше {limit}; размер «{file}» — {actual}",
  "fileTypeMismatch": "Выбери файлы такого типа: {kinds}",
  "otherAnswer": "{label}: твой ответ",
  "notLoaded": "Отправь ещё раз. Если не поможет, скопируй свои ответы и обнови эту страницу.",
  "saved": "Твои ответы сохранены на этом устройстве.",
  "nearlySaved": "Твои ответы находятся на этом устройстве; если в ближайшие мгновения отключится питание, они ещё могут пропасть.",
  "onPage": "Не закрывай эту страницу: твои ответы только на ней и больше нигде.",
  "unwanted": "Не закрывай эту страницу: эта форма ничего не хранит на этом устройстве.",
  "noRoom": "Не закрывай эту страницу: на этом устройстве не осталось места, чтобы сохранить твои ответы.",
  "notAllowed": "Не закрывай эту страницу: этот браузер не даёт нам сохранить твои ответы.",
  "notSaved": "Не закрывай эту страницу: твои ответы не удалось сохранить на этом устройстве.",
  "refused": "{Maker} сейчас не может получать ответы из этой формы. Ты здесь ни при чём.",
  "tooLarge": "Твои ответы слишком длинные для отправки: всего можно не больше {limit}. Сократи «{label}» и попробуй снова.",
  "filesTooLarge": "Файлы слишком большие для отправки. Выбери файлы поменьше и попробуй снова.",
  "dropFile": "или перетащи его сюда",
  "dropFiles": "или перетащи их сюда",
  "fileUnreadable": "Файл «{file}» больше нельзя прочитать. Выбери его снова.",
  "chooseAnother": "Выбери другой.",
  "orWithout": "Выбери другой или отправь без него."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
