import { type StoredData } from './stored-data';

type Said = Pick<StoredData, 'title' | 'what' | 'why' | 'howLong'>;

const WITH_ACCOUNT = 'Mientras exista su cuenta.';
const OR_WITH_ACCOUNT = ', o mientras exista su cuenta.';

/** By the English title. stored-data.spec.ts finds what is missing. */
const SAID: Record<string, Said> = {
  'Your account': {
    title: 'Su cuenta',
    what: 'Nombre, correo, tipo de cuenta, el plan y el idioma que eligió, una forma cifrada de su contraseña, cuándo se registró y cuándo entró por última vez y, si pidió irse, el día.',
    why: 'Para saber que es usted. No podemos leer su contraseña.',
    howLong: 'Mientras exista su cuenta. Si se va, todo lo suyo se borra siete días después de pedirlo.',
  },
  'Your sign-ins': {
    title: 'Sus inicios de sesión',
    what: 'Cuándo empezó, se usó por última vez y terminó cada sesión; el tipo de navegador y de dispositivo; su dirección de red; y una huella de sus claves.',
    why: 'Para mantener su sesión abierta, bloquear claves robadas y para que vea dónde tiene la sesión abierta. No se lo mostramos a nadie más.',
    howLong: '30 días desde que inició sesión.',
  },
  'Parents and counselors you let in': {
    title: 'Familiares y consejeros con acceso',
    what: 'Quién tiene acceso, desde cuándo, qué se comparte con cada quien y cuándo lo vio por última vez. De un código: qué comparte, cuándo vence, una huella y, cifrado, el correo al que se envió.',
    why: 'Para que los adultos vean lo que el estudiante eligió y nada más.',
    howLong:
      'Hasta que el estudiante o el adulto le ponga fin. Un código funciona siete días y se borra una vez usado o retirado, o en el día siguiente a su vencimiento.',
  },
  'Adults who ask to be let in': {
    title: 'Adultos que piden acceso',
    what: 'Qué familiar o consejero se lo pidió a qué estudiante, cuándo, y si el estudiante dijo que no.',
    why: 'Para que el estudiante pueda decidir y nadie tenga que decir que no dos veces.',
    howLong:
      'Una petición espera 14 días, y una rechazada se queda 30, para que no se repita. Se borra en el día siguiente, o en cuanto se acepta.',
  },
  'Colleges adults suggest': {
    title: 'Universidades que sugieren los adultos',
    what: 'Qué familiar o consejero sugirió qué universidad a qué estudiante, con su nota, cuándo, y la respuesta.',
    why: 'Para que el estudiante pueda verla y decidir, y no se le pregunte dos veces.',
    howLong: 'Hasta que el estudiante deje de compartir con quien la sugirió, o mientras exista su cuenta.',
  },
  'Links you give to people without an account': {
    title: 'Enlaces para personas sin cuenta',
    what: 'Para quién se creó cada enlace, qué muestra, cuándo vence, y cuántas veces y cuándo se abrió por última vez. Del enlace en sí guardamos solo una huella.',
    why: 'Para que quien tenga el enlace vea la lista, las fechas y los precios, y nada más.',
    howLong: 'Hasta que se desactive. Si no, se borra en el día siguiente a su vencimiento.',
  },
  'Links we email you': {
    title: 'Enlaces que enviamos por correo',
    what: 'Que le enviamos un enlace, cuándo y si se usó. Del enlace en sí guardamos solo una huella.',
    why: 'Para que pueda elegir una contraseña nueva y para saber que el correo es suyo.',
    howLong:
      'Un enlace funciona 30 minutos o un día. Su registro se borra en el día siguiente al final de ese día.',
  },
  'Two-step verification': {
    title: 'Verificación en dos pasos',
    what: 'Solo si la activa: la clave de su aplicación de autenticación, cifrada con una clave nuestra, y huellas de sus códigos de recuperación.',
    why: 'Para pedir un código cuando inicia sesión.',
    howLong: 'Hasta que la desactive.',
  },
  'Signing in with Google': {
    title: 'Entrar con Google',
    what: 'El inicio de sesión en curso entre su navegador y el proveedor: claves al azar y a qué cuenta llevan. Después de entrar, su cuenta conserva el identificador que el proveedor usa para usted.',
    why: 'Para que solo entre el navegador que empezó el inicio de sesión.',
    howLong: 'Diez minutos; se borra dentro de un día.',
  },
  'What happened to your account': {
    title: 'Qué pasó con su cuenta',
    what: 'Inicios de sesión, intentos fallidos y cambios de contraseña, correo o tipo de cuenta, con su hora. El correo usado en un intento se guarda solo en forma cifrada.',
    why: 'Para que vea qué pasó y para que podamos investigar ataques.',
    howLong: 'Un año. Cuando se borra su cuenta, las entradas quedan, sin nada que permita identificarle.',
  },
  'About you': {
    title: 'Sobre usted',
    what: 'Datos de contacto, fecha de nacimiento y, solo si decide responder: género, raza, estudios de los padres, dónde estudiaron sus familiares, ingresos de la familia y si es la primera persona de la familia en ir a la universidad.',
    why: 'Su estado se usa para las posibilidades y la afinidad. Los tres primeros dígitos de su código postal sirven para medir a qué distancia queda una universidad. Los ingresos se usan para los precios y la afinidad. Las demás respuestas nunca influyen en una posibilidad.',
    howLong: WITH_ACCOUNT,
  },
  'Days you work on your profile': {
    title: 'Los días en que trabaja en su perfil',
    what: 'En qué días cambió algo en su perfil.',
    why: 'Para que un consejero de Flyleaf vea si está trabajando en él. Nunca afecta una probabilidad.',
    howLong: 'Cien días.',
  },
  'School and tests': {
    title: 'Escuela y exámenes',
    what: 'Escuela, grado, promedio (GPA), lugar en la clase, puntajes SAT y ACT, y los cursos avanzados que tomó o piensa tomar: cuántos y cuáles, con las notas de exámenes IB.',
    why: 'Para calcular sus posibilidades.',
    howLong: WITH_ACCOUNT,
  },
  'What you want': {
    title: 'Lo que busca',
    what: 'Su carrera, sus metas, y el lugar, el tamaño, el tipo y el costo de la universidad que busca.',
    why: 'Para ver qué tan bien le va una universidad.',
    howLong: WITH_ACCOUNT,
  },
  'What you do': {
    title: 'Lo que hace',
    what: 'Las actividades, los puestos de liderazgo, los trabajos del portafolio, los premios y las investigaciones que anota.',
    why: 'Cuentan en las posibilidades y la afinidad, menos la lista de puestos de liderazgo: es para sus solicitudes.',
    howLong: `Hasta que borre una entrada${OR_WITH_ACCOUNT}`,
  },
  'Your activities sheet': {
    title: 'Su hoja de actividades',
    what: 'Los textos cortos que escribe para los formularios de solicitud, su orden y las respuestas que los acompañan.',
    why: 'Para tenerlos listos para copiar cuando llegue la fecha de una solicitud. Nunca influyen en una posibilidad.',
    howLong: `Hasta que borre la actividad o el premio${OR_WITH_ACCOUNT}`,
  },
  'Files you upload': {
    title: 'Archivos que sube',
    what: 'Los archivos mismos, con su nombre, tamaño y tipo, y a qué pertenecen.',
    why: 'Para que pueda mostrar su trabajo. Solo usted puede abrirlos, y los del portafolio también los adultos a quienes elige mostrar esos archivos. Si lo hace uno de ellos o alguien que administra Flyleaf, lo ve en la actividad de su cuenta.',
    howLong:
      'Hasta que quite un archivo, o mientras exista su cuenta. Un archivo que quitó, o que nunca usó, se borra un día después.',
  },
  'Your essays': {
    title: 'Sus ensayos',
    what: 'Títulos, preguntas y cada versión del texto que guarda, con su hora y un sello. De un archivo que sube guardamos solo el texto.',
    why: 'Para que pueda volver a cualquier borrador y demostrar que las palabras son suyas.',
    howLong: `Hasta que borre el ensayo${OR_WITH_ACCOUNT}`,
  },
  'Your essay plan': {
    title: 'Su plan de ensayos',
    what: 'Lo que cada universidad o beca le pide escribir, los límites de palabras y las fechas que anotó.',
    why: 'Para mostrarle con qué menor número de ensayos responde a todo.',
    howLong: 'Hasta que lo quite.',
  },
  'Your hours for applications': {
    title: 'Sus horas para las solicitudes',
    what: 'Cuántas horas tiene por semana, los días que deja libres y las semanas ocupadas, con el nombre que les puso. Qué ensayo adapta para cuál.',
    why: 'Para planear sus ensayos y solicitudes hacia atrás desde sus fechas.',
    howLong: WITH_ACCOUNT,
  },
  'Essays you let adults read': {
    title: 'Ensayos que el estudiante deja leer',
    what: 'Qué ensayo se compartió con qué familiar o consejero, y cuándo.',
    why: 'Para que un adulto lea los ensayos que el estudiante eligió y ningún otro.',
    howLong: `Hasta que el estudiante deje de compartir el ensayo o lo borre${OR_WITH_ACCOUNT}`,
  },
  'What is said about your essays': {
    title: 'Lo que se dice de sus ensayos',
    what: 'Revisiones de sus borradores, comentarios de un consejero y quién de Flyleaf abrió un ensayo, cuándo y por qué.',
    why: 'Para ayudarle con la siguiente versión. Quien abre un ensayo da una razón, y usted la ve en la actividad de su cuenta.',
    howLong: `Hasta que borre el ensayo${OR_WITH_ACCOUNT}`,
  },
  'Your brag sheet': {
    title: 'Su «brag sheet» (hoja de logros)',
    what: 'Sus respuestas a lo que un consejero pregunta antes de escribir una carta de recomendación, y si pueden leerlas los consejeros a quienes dio acceso.',
    why: 'Para que una carta cuente lo que las calificaciones no dicen. Las respuestas nunca influyen en una posibilidad.',
    howLong: `Hasta que vacíe una respuesta${OR_WITH_ACCOUNT}`,
  },
  'Your chat with Wren': {
    title: 'Su conversación con Wren',
    what: 'Lo que usted escribe y lo que responde Wren, las universidades y los datos de los que hablaron, hasta dónde llegó la conversación y qué respuestas reportó.',
    why: 'Para que Wren pueda seguir lo que usted quiere decir y usted pueda volver a leerlo. Ni las familias, ni los consejeros, ni las universidades pueden leerlo.',
    howLong: 'Hasta que borre la conversación, un año después de lo dicho, o mientras exista su cuenta.',
  },
  'How interested a talk sounds': {
    title: 'Cuánto interés muestra una conversación',
    what: 'Para adultos, y para menores de 18 solo donde quienes administran Flyleaf lo activaron: puntos según qué tan pronto solicita, cuánto de su perfil está lleno, con qué frecuencia pregunta y si pidió hablar con una persona.',
    why: 'Para que quienes administran Flyleaf sepan quién pidió ayuda. Nunca incluye cómo se siente, ni tampoco sus calificaciones.',
    howLong: 'Mientras exista la conversación a la que pertenece.',
  },
  'Who may contact you': {
    title: 'Quién puede comunicarse con usted',
    what: 'Si quienes administran Flyleaf pueden comunicarse con usted sobre sus servicios. Es no hasta que diga que sí en la configuración.',
    why: 'Para que su decisión se respete. Nadie ve puntos de una conversación antes de que diga que sí.',
    howLong: WITH_ACCOUNT,
  },
  'Your list': {
    title: 'Su lista',
    what: 'Las universidades que guarda, sus notas y la categoría que eligió para cada una; sus solicitudes, con fechas, listas de tareas, quién le recomienda, notas y resultados.',
    why: 'Para que pueda encontrarlas de nuevo.',
    howLong:
      'Hasta que quite una entrada, o mientras exista su cuenta. Una solicitud borrada desaparece en dos días.',
  },
  'Your financial aid offers': {
    title: 'Sus ofertas de ayuda financiera',
    what: 'Los costos, las becas, el trabajo y los préstamos que copia de la carta de una universidad, y sus respuestas sobre la carta.',
    why: 'Para calcular cuánto cuesta una universidad y cuánto pediría prestado. Nunca influyen en una posibilidad.',
    howLong: `Hasta que borre la oferta o la solicitud${OR_WITH_ACCOUNT}`,
  },
  'What a parent enters about paying': {
    title: 'Lo que un padre o una madre anota sobre los pagos',
    what: 'De cada padre o madre a quien un estudiante dio acceso, solo si lo decide: el rango de su propio ingreso, lo máximo que puede pagar por un año y si el estudiante ve los precios que resultan.',
    why: 'Para calcular cuánto costaría un año con los datos de esa persona. Solo ella ve lo que anotó.',
    howLong: 'Hasta que el estudiante o el adulto termine el acceso, o mientras existan ambas cuentas.',
  },
  'How you want to be notified': {
    title: 'Cómo quiere recibir avisos',
    what: 'Solo cuando elige: de qué quiere enterarse en la campana y por correo, sus horas de silencio y su zona horaria.',
    why: 'Para decirle lo que quiere saber, y no de noche.',
    howLong: WITH_ACCOUNT,
  },
  Reminders: {
    title: 'Recordatorios',
    what: 'Solo si los activa: qué fecha se le recordó y cuándo.',
    why: 'Para no recordarle nada dos veces.',
    howLong: 'Lo enviado, hasta 30 días después de la fecha.',
  },
  'Your calendar address': {
    title: 'La dirección de su calendario',
    what: 'Solo si crea una: una huella de la dirección privada y cuándo la creó.',
    why: 'Para que su propio calendario pueda leer sus fechas sin iniciar sesión.',
    howLong: 'Hasta que la desactive o cree otra.',
  },
  'What counts for you': {
    title: 'Lo que más le importa',
    what: 'Cuánto pesa para usted cada parte de la afinidad y los límites que puso a su lista.',
    why: 'Para poner primero las universidades que mejor le van.',
    howLong: WITH_ACCOUNT,
  },
  'What you think of colleges': {
    title: 'Lo que piensa de las universidades',
    what: 'Qué universidades recomendadas le interesan y cuáles no, por qué no, y sus notas sobre ellas.',
    why: 'Para que una universidad que no quiere no vuelva a su lista y sus notas queden con cada universidad.',
    howLong: WITH_ACCOUNT,
  },
  'What we work out': {
    title: 'Lo que calculamos',
    what: 'Sus universidades recomendadas, con posibilidad, afinidad y razones.',
    why: 'Para que su lista se abra rápido.',
    howLong:
      'Hasta que cambien sus respuestas o los datos federales, 30 días como máximo. Entonces se calcula de nuevo y la lista anterior desaparece.',
  },
  'Colleges you look at': {
    title: 'Universidades que mira',
    what: 'Qué universidades abrió y qué día.',
    why: 'Para contarlas para usted.',
    howLong: WITH_ACCOUNT,
  },
  'How often Wren helped': {
    title: 'Cuántas veces ayudó Wren',
    what: 'Que Wren le respondió o que se revisó un ensayo. No lo que se preguntó ni lo que se respondió.',
    why: 'Para contarlo para usted.',
    howLong: WITH_ACCOUNT,
  },
  'Searches you save': {
    title: 'Búsquedas que guarda',
    what: 'Las palabras y los filtros de una búsqueda, con el nombre que le puso.',
    why: 'Para que pueda repetirla.',
    howLong: `Hasta que quite una búsqueda${OR_WITH_ACCOUNT}`,
  },
  'What admins keep about colleges': {
    title: 'Lo que los administradores guardan sobre las universidades',
    what: 'Datos de una universidad, dónde y cuándo los leyó un administrador y quién los anotó. Nada sobre los estudiantes.',
    why: 'Para mostrar, con su fuente, lo que el Departamento de Educación no publica.',
    howLong:
      'Hasta que un administrador quite el dato. Cuando se borra la cuenta de un administrador, olvidamos quién lo anotó.',
  },
  Notifications: {
    title: 'Avisos',
    what: 'Los mensajes cortos de la campana o de un correo y cuándo los leyó.',
    why: 'Para decirle qué cambió.',
    howLong: 'Un año.',
  },
  'Who looked at your profile': {
    title: 'Quién miró su perfil',
    what: 'Cuándo entró por última vez en su página cada persona que administra Flyleaf.',
    why: 'Para que cada visita aparezca una sola vez en «Settings», «Activity».',
    howLong: WITH_ACCOUNT,
  },
  'Notes about a consultation': {
    title: 'Notas sobre una consulta',
    what: 'Lo que anotó alguien que administra Flyleaf sobre una conversación con usted, cuándo y quién lo escribió.',
    why: 'Para que la siguiente conversación empiece donde terminó la anterior. Si nos lo pide, le mostramos las notas sobre usted.',
    howLong: `Hasta que se borre la nota${OR_WITH_ACCOUNT}`,
  },
  'A copy of your data': {
    title: 'Una copia de sus datos',
    what: 'Solo si la pide: cuándo la pidió, cuánto falta y la copia misma.',
    why: 'Para que pueda llevarse todo.',
    howLong:
      'Una copia se borra dentro de una hora después de sus 24 horas; el registro de una que falló, después de una semana.',
  },
  'Work that is waiting': {
    title: 'Trabajo en espera',
    what: 'Cuando cambia algo que otra parte de Flyleaf necesita saber, como su perfil, un registro breve con el número de su cuenta espera en una cola.',
    why: 'Para que nada se pierda si un servidor se detiene.',
    howLong: 'Unos días después de procesarse.',
  },
  'Repeated requests': {
    title: 'Solicitudes repetidas',
    what: 'Nuestra respuesta a un guardado que su navegador podría enviar dos veces.',
    why: 'Para que una mala conexión nunca guarde algo dos veces.',
    howLong: 'Un día.',
  },
  'Attempt counters': {
    title: 'Contadores de intentos',
    what: 'Cuántos intentos hizo una dirección de red o una cuenta en los últimos minutos. Las dos se guardan en forma cifrada.',
    why: 'Para impedir que se adivinen contraseñas.',
    howLong: 'Minutos, un día como máximo.',
  },
  'Who may read your essays': {
    title: 'Quién puede leer sus ensayos',
    what: 'Si un modelo de lenguaje externo puede leer sus ensayos.',
    why: 'Para que su decisión se respete.',
    howLong: WITH_ACCOUNT,
  },
  'Language model counters': {
    title: 'Contadores del modelo de lenguaje',
    what: 'Cuánto texto leyó hoy para usted un modelo de lenguaje externo. Usted aparece allí solo en forma cifrada.',
    why: 'Para que una sola persona no gaste lo que hay para todos.',
    howLong: 'Dos días.',
  },
};

export const isInSpanish = ({ title }: StoredData) => title in SAID;

export const inSpanish = (entry: StoredData): StoredData => ({ ...entry, ...SAID[entry.title] });
