// Made of packages/core/locales/uk.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './uk.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Дай відповідь на це запитання",
  "valueMissing.choice": "Вибери один варіант",
  "valueMissing.checkboxes": "Вибери хоча б один варіант",
  "valueMissing.consent": "Щоб продовжити, постав тут позначку",
  "valueMissing.matrix": "Дай відповідь у кожному рядку",
  "valueMissing.file": "Вибери файл",
  "valueMissing.other": "Напиши свою відповідь поруч із «{option}»",
  "valueMissing.others": "Дай відповідь на це запитання або на «{other}»",
  "typeMismatch": "Введи адресу, наприклад {example}",
  "badInput": "Введи число цифрами, з крапкою перед дробовою частиною, наприклад {example}",
  "badInput.date": "У поле «{label}» введи дату, яка існує, наприклад {example}",
  "tooShort": {
    "limit": {
      "one": "Напиши щонайменше {limit} символ; зараз їх {actual}",
      "few": "Напиши щонайменше {limit} символи; зараз їх {actual}",
      "many": "Напиши щонайменше {limit} символів; зараз їх {actual}",
      "other": "Напиши щонайменше {limit} символу; зараз їх {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Напиши щонайбільше {limit} символ; зараз їх {actual}",
      "few": "Напиши щонайбільше {limit} символи; зараз їх {actual}",
      "many": "Напиши щонайбільше {limit} символів; зараз їх {actual}",
      "other": "Напиши щонайбільше {limit} символу; зараз їх {actual}"
    }
  },
  "rangeUnderflow": "Введи {limit} або більше",
  "rangeUnderflow.date": "Введи {limit} або пізнішу дату",
  "rangeUnderflow.time": "Введи {limit} або пізніший час",
  "rangeOverflow": "Введи {limit} або менше",
  "rangeOverflow.date": "Введи {limit} або ранішу дату",
  "rangeOverflow.time": "Введи {limit} або раніший час",
  "stepMismatch": "Введи число з кроком {limit}",
  "stepMismatch.whole": "Введи ціле число",
  "stepMismatch.date": {
    "limit": {
      "one": "Введи дату з кроком {limit} день",
      "few": "Введи дату з кроком {limit} дні",
      "many": "Введи дату з кроком {limit} днів",
      "other": "Введи дату з кроком {limit} дня"
    }
  },
  "patternMismatch": "Дотримуйся вказаного формату",
  "patternMismatch.help": "Дотримуйся такого формату: {help}",
  "notAnOption": "Вибери зі списку",
  "tooFew": "Вибери щонайменше {limit}",
  "tooMany": "Вибери щонайбільше {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Напиши щонайменше {limit} слово; зараз їх {actual}",
      "many": "Напиши щонайменше {limit} слів; зараз їх {actual}",
      "other": "Напиши щонайменше {limit} слова; зараз їх {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Напиши щонайбільше {limit} слово; зараз їх {actual}",
      "many": "Напиши щонайбільше {limit} слів; зараз їх {actual}",
      "other": "Напиши щонайбільше {limit} слова; зараз їх {actual}"
    }
  },
  "notLetters": "Використовуй лише літери",
  "linkFound": "Напиши це без посилань",
  "domainMismatch": "Використовуй адресу, що закінчується на {domains}",
  "notListed": "Такої відповіді немає серед прийнятних; перевір, як її написано",
  "notSame": "Дай ту саму відповідь, що й у полі «{other}»",
  "sameAsOther": "Дай іншу відповідь, ніж у полі «{other}»",
  "dayExcluded": "Вибери інший день: {day} вибрати не можна",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Вибери інший день: понеділки вибрати не можна",
      "tuesday": "Вибери інший день: вівторки вибрати не можна",
      "wednesday": "Вибери інший день: середи вибрати не можна",
      "thursday": "Вибери інший день: четверги вибрати не можна",
      "friday": "Вибери інший день: п’ятниці вибрати не можна",
      "saturday": "Вибери інший день: суботи вибрати не можна",
      "other": "Вибери інший день: неділі вибрати не можна"
    }
  },
  "fileTooLarge": "Вибери файли розміром не більше ніж {limit}",
  "fileTooLarge.file": "Вибери файли розміром не більше ніж {limit}; розмір «{file}» — {actual}",
  "fileTypeMismatch": "Вибери файли такого типу: {kinds}",
  "otherAnswer": "{label}: твоя відповідь",
  "notLoaded": "Надішли ще раз. Якщо не допоможе, скопіюй свої відповіді й онови цю сторінку.",
  "saved": "Твої відповіді збережено на цьому пристрої.",
  "nearlySaved": "Твої відповіді є на цьому пристрої; якщо найближчої миті зникне живлення, вони ще можуть пропасти.",
  "onPage": "Не закривай цю сторінку: твої відповіді тільки на ній і більше ніде.",
  "unwanted": "Не закривай цю сторінку: ця форма нічого не зберігає на цьому пристрої.",
  "noRoom": "Не закривай цю сторінку: на цьому пристрої не залишилося місця, щоб зберегти твої відповіді.",
  "notAllowed": "Не закривай цю сторінку: цей браузер не дає нам зберегти твої відповіді.",
  "notSaved": "Не закривай цю сторінку: твої відповіді не вдалося зберегти на цьому пристрої.",
  "refused": "{Maker} зараз не може отримувати відповіді з цієї форми. Ти тут ні до чого.",
  "tooLarge": "Твої відповіді задовгі для надсилання: разом щонайбільше {limit}. Скороти «{label}» і спробуй знову.",
  "filesTooLarge": "Файли завеликі для надсилання. Вибери менші та спробуй знову.",
  "dropFile": "або перетягни його сюди",
  "dropFiles": "або перетягни їх сюди",
  "fileUnreadable": "Файл «{file}» більше не можна прочитати. Вибери його знову.",
  "chooseAnother": "Вибери інший.",
  "orWithout": "Вибери інший або надішли без нього."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
