import { type Words } from './words';

export const spanish: Words = {
  title: 'Avisos',
  lead: 'De qué se le avisa, por dónde, y a qué horas no.',
  topics: 'De qué se le avisa y por dónde',
  forStudents: {
    reminders: {
      title: 'Fechas límite y recordatorios',
      what: '30, 14, 7, 2 y 1 días antes de una fecha que usted confirmó con la universidad o que puso por su cuenta. Si nadie ha confirmado la fecha, solo le pedimos que la consulte, 30 y 14 días antes. Si no elige horas de silencio, entre las 7 de la mañana y las 9 de la noche. Como máximo, un correo al día.',
    },
    essays: {
      title: 'Ensayos y comentarios',
      what: 'Cuando alguien comenta un ensayo y cuando se termina de leer uno.',
    },
    sharing: {
      title: 'Personas con quienes comparte',
      what: 'Cuando su madre, su padre o un consejero usa su código, le pide acceso, le sugiere una universidad o renuncia a lo que usted compartió.',
    },
    colleges: {
      title: 'Respuestas de las universidades',
      what: 'Qué sigue después de cada respuesta que anote.',
    },
  },
  forAdults: {
    title: 'Estudiantes que comparten con usted',
    what: 'Cuando un estudiante le da acceso, comparte un ensayo con usted o deja de compartir.',
  },
  atBell: 'En la campana',
  byEmail: 'Por correo',
  account: 'Novedades de su cuenta',
  accountWhat:
    'Cambios de contraseña, de correo o de tipo de cuenta, su salida de Flyleaf y los primeros pasos. Protegen su cuenta, así que no se pueden desactivar.',
  always: 'Siempre activos',
  emailsLater: 'Los correos empezarán cuando confirme su dirección.',
  onlyConfirmed: 'Solo enviamos correos a una dirección confirmada.',
  confirm: 'Confirmar la suya',
  quietHours: 'Horas de silencio',
  aboutQuiet:
    'La campana no avisa y no se envían correos opcionales. Lo que llegue mientras tanto espera hasta que terminen. Los correos sobre su contraseña, su dirección o sus inicios de sesión siempre llegan enseguida.',
  keepQuiet: 'No avisar durante algunas horas cada día',
  from: 'Desde',
  until: 'Hasta',
  chooseTime: 'Elija una hora',
  zone: 'Su zona horaria',
  zoneHint: (time) => `Allí el reloj marca ahora ${time}; cámbiela si esa no es su hora.`,
  chooseZone: 'Elija su zona horaria',
  searchZone: 'Busque una ciudad; por ejemplo, Chicago',
  noZone: 'Ninguna zona horaria coincide.',
  locale: 'es-US',
  saved: 'Guardado',
  failed: 'Error',
  notSaved: 'No pudimos guardar esto. No se cambió nada. Inténtelo de nuevo.',
  notLoaded: 'No pudimos cargar lo que eligió',
  notLoadedWhy: 'No se cambió nada. Inténtelo de nuevo en un momento.',
};
