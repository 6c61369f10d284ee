// Made of packages/core/locales/bg.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './bg.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Отговори на този въпрос",
  "valueMissing.choice": "Избери един отговор",
  "valueMissing.checkboxes": "Избери поне един отговор",
  "valueMissing.consent": "За да продължиш, отметни това поле",
  "valueMissing.matrix": "Отговори на всеки ред",
  "valueMissing.file": "Избери файл",
  "valueMissing.other": "Напиши отговора си до „{option}“",
  "valueMissing.others": "Отговори на този въпрос или на „{other}“",
  "typeMismatch": "Въведи адрес, например {example}",
  "badInput": "Въведи число с цифри, с точка пред десетичните знаци, например {example}",
  "badInput.date": "В „{label}“ въведи дата, която съществува, например {example}",
  "tooShort": {
    "limit": {
      "one": "Напиши поне {limit} знак; сега са {actual}",
      "other": "Напиши поне {limit} знака; сега са {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Напиши най-много {limit} знак; сега са {actual}",
      "other": "Напиши най-много {limit} знака; сега са {actual}"
    }
  },
  "rangeUnderflow": "Въведи {limit} или повече",
  "rangeUnderflow.date": "Въведи {limit} или по-късна дата",
  "rangeUnderflow.time": "Въведи {limit} или по-късен час",
  "rangeOverflow": "Въведи {limit} или по-малко",
  "rangeOverflow.date": "Въведи {limit} или по-ранна дата",
  "rangeOverflow.time": "Въведи {limit} или по-ранен час",
  "stepMismatch": "Въведи число със стъпка {limit}",
  "stepMismatch.whole": "Въведи цяло число",
  "stepMismatch.date": {
    "limit": {
      "one": "Въведи дата със стъпка {limit} ден",
      "other": "Въведи дата със стъпка {limit} дни"
    }
  },
  "patternMismatch": "Използвай искания формат",
  "patternMismatch.help": "Използвай този формат: {help}",
  "notAnOption": "Избери от списъка",
  "tooFew": "Избери поне {limit}",
  "tooMany": "Избери най-много {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Напиши поне {limit} дума; сега са {actual}",
      "other": "Напиши поне {limit} думи; сега са {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Напиши най-много {limit} дума; сега са {actual}",
      "other": "Напиши най-много {limit} думи; сега са {actual}"
    }
  },
  "notLetters": "Използвай само букви",
  "linkFound": "Напиши това без връзки",
  "domainMismatch": "Използвай адрес, който завършва на {domains}",
  "notListed": "Този отговор не е сред приетите; провери как е изписан",
  "notSame": "Дай същия отговор като в „{other}“",
  "sameAsOther": "Дай различен отговор от този в „{other}“",
  "dayExcluded": "Избери друг ден: {day} не се предлага",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Избери друг ден: понеделник не се предлага",
      "tuesday": "Избери друг ден: вторник не се предлага",
      "wednesday": "Избери друг ден: сряда не се предлага",
      "thursday": "Избери друг ден: четвъртък не се предлага",
      "friday": "Избери друг ден: петък не се предлага",
      "saturday": "Избери друг ден: събота не се предлага",
      "other": "Избери друг ден: неделя не се предлага"
    }
  },
  "fileTooLarge": "Избери файлове до {limit}",
  "fileTooLarge.file": "Избери файлове до {limit}; „{file}“ е {actual}",
  "fileTypeMismatch": "Избери файлове от този вид: {kinds}",
  "otherAnswer": "{label}: твоят отговор",
  "choose": "Избери…",
  "notLoaded": "Изпрати отново. Ако това не помогне, копирай отговорите си и презареди тази страница.",
  "saved": "Отговорите ти са запазени на това устройство.",
  "nearlySaved": "Отговорите ти са на това устройство; ако в следващите мигове спре токът, все още може да се загубят.",
  "onPage": "Остави тази страница отворена: отговорите ти са на нея и никъде другаде.",
  "unwanted": "Остави тази страница отворена: този формуляр не пази нищо на това устройство.",
  "noRoom": "Остави тази страница отворена: на това устройство няма повече място за отговорите ти.",
  "notAllowed": "Остави тази страница отворена: този браузър не ни позволява да запазим отговорите ти.",
  "notSaved": "Остави тази страница отворена: отговорите ти не можаха да се запазят на това устройство.",
  "mayClose": "Можеш да затвориш тази страница; браузърът ти ще изпрати съобщението по-късно.",
  "refused": "В момента {maker} не може да получи този формуляр. Вината не е твоя.",
  "tooLarge": "Отговорите ти са твърде дълги за изпращане: общо най-много {limit}. Съкрати „{label}“ и опитай отново.",
  "filesTooLarge": "Файловете са твърде големи за изпращане. Избери по-малки и опитай отново.",
  "dropFile": "или го пусни тук",
  "dropFiles": "или ги пусни тук",
  "fileUnreadable": "„{file}“ вече не може да се прочете. Избери файла отново.",
  "chooseAnother": "Избери друг.",
  "orWithout": "Избери друг или изпрати без него."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
