import { type Words } from './words';

const SIN_ASESOR = 'Hoy, sin asesor: ';

export const spanish: Words = {
  title: 'Precios',
  lead: 'Armar una buena lista es gratis y lo seguirá siendo. Los planes de pago agregarán informes y tiempo con una persona.',
  nothing: 'Hoy nada cuesta dinero.',
  nothingMore:
    ' Flyleaf todavía no recibe pagos. Elegir un plan solo guarda su preferencia. Lo que dice «Previsto» todavía no existe.',
  plans: {
    starter: {
      title: 'Starter',
      short: 'Starter',
      price: 'Gratis',
      words: 'Todo lo necesario para armar una lista en la que pueda confiar.',
      choose: 'Empezar gratis',
    },
    professional: {
      title: 'Professional',
      short: 'Professional',
      price: '$100',
      per: 'al mes',
      badge: 'Más popular',
      words: 'Todo lo de Starter y, además, ayuda con lo que se escribe y se envía.',
      note: 'Lo que no dice «Previsto» ya existe hoy, gratis en todos los planes.',
      choose: 'Elegir Professional',
    },
    premium: {
      title: 'Premium Consulting',
      short: 'Premium',
      price: 'Precio a la medida',
      words: 'Todo lo de Professional y, además, una persona que ayuda en todo el camino.',
      note: 'Lo que no dice «Previsto» ya existe hoy, gratis en todos los planes, pero sin esa persona.',
      choose: 'Elegir Premium',
    },
  },
  offers: {
    profile: 'El perfil del estudiante',
    list: 'Una lista de 20 universidades, cada una con la posibilidad de ser admitido',
    raise: 'Qué aumentaría más las posibilidades',
    edit: 'Agregar y quitar universidades',
    grading: 'Calificación del ensayo personal',
    reports: 'Informes',
    storage: 'Almacenamiento de documentos',
    resume: 'Currículum automático',
    talk: 'Una consulta de 30 minutos cada mes',
    strategy: 'Estrategia de búsqueda',
    courses: 'Orientación sobre cursos',
    essays: 'Ayuda con los ensayos',
    interview: 'Preparación para entrevistas',
    tracking: 'Seguimiento de solicitudes',
    aid: 'Orientación sobre ayuda financiera',
  },
  planned: 'Previsto',
  compare: 'Compare los planes',
  caption: 'Qué incluye cada plan',
  feature: 'Función',
  answers: { yes: 'Incluido', planned: 'Previsto', no: 'No incluido' },
  groups: {
    free: 'Siempre gratis, en todos los planes',
    writing: 'Ensayos y documentos',
    person: 'Tiempo con una persona',
  },
  features: {
    chances: 'Perfil, búsqueda de universidades, posibilidades y razones',
    recommended: 'Una lista recomendada de 20 universidades',
    list: 'Su propia lista, con notas',
    deadlines: 'Fechas límite y recordatorios',
    tracking: 'Seguimiento de solicitudes, con listas de tareas',
    aid: 'Orientación sobre ayuda financiera: los formularios, y las ofertas lado a lado',
    sharing: 'Compartir con la familia o con un consejero',
    deleting: 'Eliminar la cuenta',
    copy: 'Una copia de sus datos',
    crisis: 'A quién acudir en una crisis: llamar o enviar un mensaje al 988',
    grading: 'Calificación del ensayo personal',
    comments: 'Preguntas y comentarios sobre los ensayos',
    resume: 'Currículum automático',
    storage: 'Almacenamiento de documentos, junto al portafolio',
    reports: 'Informes',
    talk: 'Consulta mensual de 30 minutos',
    strategy: 'Estrategia de búsqueda y orientación sobre cursos',
    interview: 'Ayuda con ensayos y preparación para entrevistas',
    tracked: 'Seguimiento de solicitudes por un asesor',
    advised: 'Orientación de un asesor sobre ayuda financiera',
  },
  consulting: {
    title: 'Servicios de asesoría Premium',
    lead: 'Una persona que conoce el perfil del estudiante y le acompaña.',
    services: [
      {
        title: 'Estrategia de búsqueda',
        words: 'Qué universidades deben estar en la lista, y por qué.',
        today: `${SIN_ASESOR}una lista equilibrada con sus razones, y lo que le falta.`,
      },
      {
        title: 'Orientación sobre cursos',
        words: 'Qué clases dejan abiertas las puertas que importan.',
        today: null,
      },
      {
        title: 'Ayuda con los ensayos',
        words: 'Preguntas y comentarios sobre los borradores. Quien escribe es el estudiante.',
        today: `${SIN_ASESOR}preguntas sobre cada borrador y los comentarios de un consejero.`,
      },
      {
        title: 'Preparación para entrevistas',
        words: 'Una entrevista de práctica con comentarios sinceros.',
        today: null,
      },
      {
        title: 'Seguimiento de solicitudes',
        words: 'Alguien que lleva la cuenta de cada formulario y cada fecha.',
        today: `${SIN_ASESOR}cada solicitud con su lista de tareas, sus fechas y sus recordatorios.`,
      },
      {
        title: 'Orientación sobre ayuda financiera',
        words: 'Qué piden los formularios y cómo comparar dos ofertas.',
        today: `${SIN_ASESOR}los formularios y sus fechas, y las ofertas leídas línea por línea.`,
      },
    ],
  },
  today: {
    title: 'Qué hay hoy en Flyleaf',
    lead: 'Gratis, en todos los planes.',
    features: [
      'Un rango de posibilidad para universidades de todo el país, con las razones a favor y en contra',
      'Una lista equilibrada: hasta 5 universidades difíciles (reach), 10 posibles (target) y 5 seguras (safety)',
      'El siguiente paso que más aumentaría las posibilidades',
      'Precios después de la ayuda según los ingresos de la familia, donde las universidades los dan a conocer',
      'Cada cifra con su fuente y su año',
      'Su propia lista, con notas y su propia opinión sobre cada universidad',
      'Solicitudes con listas de tareas, fechas límite y recordatorios',
      'Ofertas de ayuda leídas línea por línea y comparadas',
      'Ensayos: se guardan todas las versiones, con preguntas sobre el borrador y una calificación de práctica',
      'Un currículum de una página y una hoja de actividades para las solicitudes',
      'Un asesor por chat, con una fuente para cada cifra',
      'Acceso limitado para la familia y los consejeros, parte por parte',
    ],
  },
  goals: {
    title: 'Qué queremos lograr',
    noChange: 'Ningún plan cambia la posibilidad de ser admitido.',
    measure: 'Cómo las vamos a medir',
  },
  questions: {
    title: 'Preguntas',
    all: [
      {
        question: '¿Cuánto pago hoy?',
        answer:
          'Nada. Flyleaf todavía no recibe pagos ni pide tarjeta. Elegir un plan solo guarda su preferencia. Le preguntaremos antes de que algo llegue a costar dinero.',
      },
      {
        question: '¿Hay una prueba gratis?',
        answer:
          'Sí. Un plan de pago empieza con una prueba gratis de 7 días. Ninguna prueba puede empezar antes de que existan las funciones de pago y los pagos.',
      },
      {
        question: '¿Puedo cambiar de plan más adelante?',
        answer:
          'Sí, en cualquier momento. El cambio es proporcional: se pagan solo los días en cada plan. Hoy puede cambiar su elección en esta página cuantas veces quiera.',
      },
      {
        question: '¿Y si hay solicitudes a más de 10 universidades?',
        answer:
          'La ayuda con los ensayos adicionales cubre solicitudes a 10 universidades. A partir de ahí, cada ensayo adicional cuesta $250. Está previsto, y hoy no se cobra nada.',
      },
      {
        question: '¿Puede mi familia o mi consejero ver mi cuenta?',
        answer:
          'Quienes tienen Premium pueden dar acceso limitado a su familia o a sus consejeros, y sus ensayos y datos personales siguen siendo privados. Hoy no es solo para Premium: existe para todos y es gratis en todos los planes. En «Settings», «Sharing», el estudiante elige parte por parte qué ve cada quien, ve cuándo miraron por última vez y le pone fin cuando quiere.',
      },
      {
        question: '¿Pagar aumenta mi posibilidad o cambia mi lista?',
        answer: 'No. Las posibilidades y las recomendaciones salen del mismo método en todos los planes.',
      },
    ],
  },
  call: {
    title: 'Empiece con el plan gratis.',
    lead: 'Cinco pasos cortos y tiene su lista. No hace falta tarjeta.',
    profile: 'Ir a su perfil',
    home: 'Ir a su página de inicio',
    start: 'Empezar mi perfil',
  },
  saving: {
    current: 'Su elección actual',
    failed: 'No pudimos guardar su elección. Inténtelo de nuevo.',
    error: 'No se guardó',
    saved: 'Plan guardado',
    savedWhat: (title) => `${title} quedó guardado como su elección. No se le cobrará nada.`,
  },
};
