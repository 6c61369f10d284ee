// Made of packages/core/locales/he.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "he",
  "direction": "rtl",
  "messages": {
    "valueMissing": "יש לענות על השאלה הזאת",
    "valueMissing.choice": "יש לבחור תשובה אחת",
    "valueMissing.checkboxes": "יש לבחור לפחות תשובה אחת",
    "valueMissing.consent": "יש לסמן את התיבה הזאת כדי להמשיך",
    "valueMissing.file": "יש לבחור קובץ",
    "valueMissing.signature": "חסרים כאן חתימה או שם מוקלד",
    "valueMissing.matrix": "יש לענות בכל שורה",
    "valueMissing.other": "יש לכתוב את התשובה ליד ״{option}״",
    "valueMissing.others": "יש לענות על השאלה הזאת או על ״{other}״",
    "typeMismatch": "יש להזין כתובת, למשל {example}",
    "badInput": "יש להזין מספר בספרות, עם נקודה עשרונית, למשל {example}",
    "badInput.date": "בשדה ״{label}״ יש להזין תאריך שקיים, למשל {example}",
    "tooShort": {
      "limit": {
        "one": "יש לכתוב לפחות תו אחד; כרגע יש {actual}",
        "two": "יש לכתוב לפחות שני תווים; כרגע יש {actual}",
        "other": "יש לכתוב לפחות {limit} תווים; כרגע יש {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "יש לכתוב לכל היותר תו אחד; כרגע יש {actual}",
        "two": "יש לכתוב לכל היותר שני תווים; כרגע יש {actual}",
        "other": "יש לכתוב לכל היותר {limit} תווים; כרגע יש {actual}"
      }
    },
    "rangeUnderflow": "יש להזין {limit} או יותר",
    "rangeUnderflow.date": "יש להזין {limit} או תאריך מאוחר יותר",
    "rangeUnderflow.time": "יש להזין {limit} או שעה מאוחרת יותר",
    "rangeUnderflow.picture": "״{file}״ קטנה מדי: לפחות {limit} פיקסלים",
    "rangeOverflow": "יש להזין {limit} או פחות",
    "rangeOverflow.date": "יש להזין {limit} או תאריך מוקדם יותר",
    "rangeOverflow.time": "יש להזין {limit} או שעה מוקדמת יותר",
    "rangeOverflow.picture": "״{file}״ גדולה מדי: לכל היותר {limit} פיקסלים",
    "stepMismatch": "יש להזין מספר בקפיצות של {limit}",
    "stepMismatch.whole": "יש להזין מספר שלם",
    "stepMismatch.date": {
      "limit": {
        "one": "יש להזין תאריך בקפיצות של יום אחד",
        "two": "יש להזין תאריך בקפיצות של יומיים",
        "other": "יש להזין תאריך בקפיצות של {limit} ימים"
      }
    },
    "patternMismatch": "יש להשתמש בתבנית המבוקשת",
    "patternMismatch.help": "יש להשתמש בתבנית הזאת: {help}",
    "notAnOption": "יש לבחור מהרשימה",
    "tooFew": "יש לבחור לפחות {limit}",
    "tooMany": "יש לבחור לכל היותר {limit}",
    "tooFewWords": {
      "limit": {
        "one": "יש לכתוב לפחות מילה אחת; כרגע יש {actual}",
        "two": "יש לכתוב לפחות שתי מילים; כרגע יש {actual}",
        "other": "יש לכתוב לפחות {limit} מילים; כרגע יש {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "יש לכתוב לכל היותר מילה אחת; כרגע יש {actual}",
        "two": "יש לכתוב לכל היותר שתי מילים; כרגע יש {actual}",
        "other": "יש לכתוב לכל היותר {limit} מילים; כרגע יש {actual}"
      }
    },
    "notLetters": "יש להשתמש באותיות בלבד",
    "linkFound": "יש לכתוב זאת ללא קישורים",
    "domainMismatch": "יש להשתמש בכתובת שמסתיימת ב־{domains}",
    "notListed": "התשובה הזו אינה אחת מהתשובות המתקבלות; כדאי לבדוק את הכתיב",
    "notSame": "יש לתת אותה תשובה כמו בשדה ״{other}״",
    "sameAsOther": "יש לתת תשובה שונה מזו שבשדה ״{other}״",
    "sumTooLow": "יחד עם ״{other}״ הסכום צריך להיות לפחות {limit}; כרגע הוא {actual}",
    "sumTooHigh": "יחד עם ״{other}״ הסכום צריך להיות לכל היותר {limit}; כרגע הוא {actual}",
    "dayExcluded": "יש לבחור יום אחר: {day} אינו זמין",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "יש לבחור יום אחר: ימי שני אינם זמינים",
        "tuesday": "יש לבחור יום אחר: ימי שלישי אינם זמינים",
        "wednesday": "יש לבחור יום אחר: ימי רביעי אינם זמינים",
        "thursday": "יש לבחור יום אחר: ימי חמישי אינם זמינים",
        "friday": "יש לבחור יום אחר: ימי שישי אינם זמינים",
        "saturday": "יש לבחור יום אחר: ימי שבת אינם זמינים",
        "other": "יש לבחור יום אחר: ימי ראשון אינם זמינים"
      }
    },
    "fileTooLarge": "יש לבחור קבצים שגודלם לכל היותר {limit}",
    "fileTooLarge.file": "יש לבחור קבצים שגודלם לכל היותר {limit}; הגודל של ״{file}״ הוא {actual}",
    "fileTypeMismatch": "יש לבחור קבצים מהסוגים האלה: {kinds}",
    "fileKind.image": "תמונות",
    "fileKind.audio": "קול",
    "fileKind.video": "וידאו",
    "otherAnswer": "{label}: התשובה שלך",
    "advice": "הצעה בלבד: {message}",
    "drawHere": "ציור באצבע או בעכבר",
    "orTypeName": "או הקלדת השם",
    "drawn": "צויר, {time}",
    "clear": "ניקוי",
    "partFrom": "מתאריך",
    "partTo": "עד תאריך",
    "partPrefix": "תואר",
    "partGiven": "שם פרטי",
    "partMiddle": "שם אמצעי",
    "partFamily": "שם משפחה",
    "partStreet": "רחוב ומספר",
    "partLine2": "שורת כתובת 2",
    "partPostcode": "מיקוד",
    "partTown": "יישוב",
    "partRegion": "מחוז",
    "partCountry": "מדינה",
    "addRow": "הוספת {item}",
    "optionsFound": {
      "n": {
        "one": "נמצאה אפשרות אחת",
        "two": "נמצאו שתי אפשרויות",
        "other": "נמצאו {n} אפשרויות"
      }
    },
    "next": "הבא",
    "nextPage": "הבא: {label}",
    "previous": "הקודם",
    "step": "שלב {n} מתוך {limit}",
    "draftKept": "שמרנו את מה שנכתב בתאריך {date}.",
    "startOver": "להתחיל מחדש",
    "draftUnfit": "הטופס השתנה מאז. לזה אין בו עוד מקום:",
    "draftNotKept": "הדפדפן הזה אינו שומר את מה שנכתב כאן: הוא יאבד אם הדף ייסגר לפני השליחה.",
    "saveDraft": "שמירה כקובץ",
    "openDraft": "פתיחת קובץ שמור",
    "notADraft": "״{file}״ לא נשמר מהטופס הזה.",
    "goOn": "המשך אל {address}",
    "review": "סקירה",
    "backToReview": "חזרה לסקירה",
    "isRight": "הכול נכון?",
    "nothingSent": "עדיין לא נשלח דבר.",
    "change": "שינוי",
    "changeOf": "שינוי: {label}",
    "noAnswer": "ללא תשובה",
    "owner": "הנהלת האתר",
    "marked": "שאלות המסומנות ב־* דורשות תשובה.",
    "goesTo": "התשובות יישלחו בדוא״ל אל {maker}.",
    "choose": "בחירה…",
    "send": "שליחה",
    "sending": "בשליחה…",
    "notSent": "עדיין לא נשלח",
    "notLoaded": "יש לשלוח שוב. אם זה לא עוזר, אפשר להעתיק את התשובות ולטעון מחדש את הדף הזה.",
    "problems": {
      "n": {
        "one": "יש בעיה אחת",
        "two": "יש שתי בעיות",
        "other": "יש {n} בעיות"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "השליחה עדיין נמשכת.",
    "didYouMean": "האם הכוונה היא {address}?",
    "saved": "התשובות שלך שמורות במכשיר הזה.",
    "nearlySaved": "התשובות שלך נמצאות במכשיר הזה; הפסקת חשמל ברגעים הקרובים עדיין עלולה למחוק אותן.",
    "onPage": "נא להשאיר את הדף הזה פתוח: התשובות שלך נמצאות בו ובשום מקום אחר.",
    "unwanted": "נא להשאיר את הדף הזה פתוח: הטופס הזה אינו שומר דבר במכשיר הזה.",
    "noRoom": "נא להשאיר את הדף הזה פתוח: לא נשאר במכשיר הזה מקום לשמירת התשובות שלך.",
    "notAllowed": "נא להשאיר את הדף הזה פתוח: הדפדפן הזה אינו מאפשר לנו לשמור את התשובות שלך.",
    "notSaved": "נא להשאיר את הדף הזה פתוח: לא היה אפשר לשמור את התשובות שלך במכשיר הזה.",
    "older": "הודעה מתאריך {date} עדיין לא נשלחה.",
    "olderMore": {
      "n": {
        "one": "ועוד אחת.",
        "two": "ועוד שתיים.",
        "other": "ועוד {n}."
      }
    },
    "seeIt": "הצגה",
    "back": "חזרה לטופס",
    "removed": "נמחק.",
    "undo": "ביטול",
    "notSentSaved": "עדיין לא נשלח. נשמר במכשיר הזה.",
    "queued": "ההודעה ממתינה לתורה.",
    "offline": "אין חיבור לאינטרנט.",
    "silent": "שירות הדואר של {maker} אינו משיב.",
    "busy": "שירות הדואר של {maker} אינו יכול לקבל את ההודעה כרגע.",
    "unclear": "ייתכן שההודעה נשלחה: התשובה שהתקבלה לא הגיעה משירות הדואר עצמו.",
    "whenOnline": "ההודעה תישלח כשהחיבור יחזור והדף הזה יהיה פתוח.",
    "nextTry": "הניסיון הבא בעוד {time}, כל עוד הדף הזה פתוח.",
    "nextTryUnknown": "אנחנו מנסים שוב כל עוד הדף הזה פתוח.",
    "nextTryClosed": "הניסיון הבא בעוד {time}.",
    "mayClose": "אפשר לסגור את הדף הזה; הדפדפן ישלח את ההודעה מאוחר יותר.",
    "trying": "ניסיון שליחה התחיל. אנחנו ממתינים לתוצאה.",
    "tryNow": "ניסיון עכשיו",
    "tryAgain": "ניסיון נוסף",
    "show": "הצגת מה שכתבתי",
    "hide": "הסתרת מה שכתבתי",
    "copy": "העתקה",
    "copied": "הועתק",
    "download": "הורדה",
    "remove": "מחיקה מהמכשיר הזה",
    "discard": "מחיקה",
    "written": "ההודעה נכתבה בתאריך {date}.",
    "sent": "נשלח",
    "receives": "ההודעה מגיעה בדוא״ל אל {maker}. מספר {ref}, {time}.",
    "late": "נשלח עכשיו; נכתב בתאריך {date}. מספר {ref}, {time}.",
    "repeated": "ייתכן שגם ניסיון קודם הגיע, עם אותו מספר, ולכן ההודעה עשויה להופיע פעמיים אצל {maker}.",
    "another": "שליחת הודעה נוספת",
    "notDelivered": "עדיין לא נמסר",
    "refused": "כרגע אי אפשר להעביר את הטופס הזה אל {maker}. זו לא אשמתך.",
    "notConnected": "הטופס הזה עדיין לא מחובר לתיבת דואר.",
    "blocked": "הטופס הזה אינו יכול לשלוח את ההודעה הזאת.",
    "tooLarge": "התשובות שלך ארוכות מדי לשליחה: כולן יחד לכל היותר {limit}. יש לקצר את ״{label}״ ולנסות שוב.",
    "filesTooLarge": "הקבצים גדולים מדי לשליחה. יש לבחור קבצים קטנים יותר ולנסות שוב.",
    "challenge": "שירות הדואר של {maker} רוצה קודם לדעת אם אדם כתב את זה, והטופס הזה אינו יכול להציג את השאלה שלו.",
    "inVain": "ניסינו במשך ימים, ושירות הדואר של {maker} לא קיבל את ההודעה.",
    "perhaps": "אולי נשלח: התשובה שהתקבלה לא הגיעה משירות הדואר עצמו, ולכן איננו יודעים.",
    "probed": "אנחנו מנסים שוב מדי פעם כל עוד הדף הזה פתוח.",
    "reach": "דרך אחרת ליצור קשר עם {maker}:",
    "ownMail": "שליחה מהדוא״ל שלי",
    "reference": "מספר {ref}.",
    "forOwner": "עבור הנהלת האתר",
    "dropFile": "או לגרור אותו לכאן",
    "dropFiles": "או לגרור אותם לכאן",
    "filesChosen": {
      "n": {
        "one": "קובץ אחד, {size}",
        "two": "שני קבצים, {size} יחד",
        "other": "{n} קבצים, {size} יחד"
      }
    },
    "removeFile": "הסרת {file}",
    "fileUnreadable": "אי אפשר עוד לקרוא את ״{file}״. יש לבחור אותו שוב.",
    "fileBytes": "הגודל של ״{file}״ הוא {size}; לכל היותר {limit}.",
    "filesBytes": "הגודל של ״{file}״ הוא {size}; כל הקבצים יחד יכולים להיות {limit}.",
    "count": {
      "limit": {
        "one": "״{file}״ הוא קובץ אחד יותר מדי; לכל היותר קובץ אחד.",
        "two": "״{file}״ הוא קובץ אחד יותר מדי; לכל היותר שני קבצים.",
        "other": "״{file}״ הוא קובץ אחד יותר מדי; לכל היותר {limit} קבצים."
      }
    },
    "chooseAnother": "יש לבחור קובץ אחר.",
    "orWithout": "יש לבחור קובץ אחר, או לשלוח בלעדיו.",
    "noForm": "אי אפשר להציג את הטופס הזה כאן.",
    "noSending": "הדף הזה אינו מאפשר לטופס לשלוח.",
    "writeTo": "ליצירת קשר:"
  }
}
