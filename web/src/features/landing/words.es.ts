import { type Words } from './words';

export const spanish: Words = {
  hero: {
    before: 'Su próximo capítulo empieza con una ',
    mark: 'página en blanco',
    after: '.',
    lead: 'Flyleaf le ayuda a armar una lista de universidades en la que pueda confiar. Cada posibilidad de admisión se muestra como un rango honesto, con las razones detrás.',
    start: 'Empezar mi perfil',
    how: 'Vea cómo funciona',
    promises: {
      free: 'Empezar es gratis',
      card: 'Sin tarjeta de crédito',
      ads: 'Sin anuncios ni venta de datos',
    },
  },
  example: {
    title: 'Una lista de ejemplo',
    student: 'Estudiante de ejemplo: promedio (GPA) de 3.7, 1350 en el SAT, seis cursos AP, vive en Ohio.',
    chance: 'Posibilidad',
    gains: (gpaTenth, sat50) =>
      `En Ohio State, un promedio (GPA) de 3.8 sumaría unos ${gpaTenth} puntos. Cincuenta puntos más en el SAT sumarían unos ${sat50}.`,
    caption:
      'Estimaciones para un estudiante inventado en universidades reales, con datos de admisión del otoño de 2023.',
    meanings: { reach: 'difícil', target: 'posible', safety: 'segura' },
  },
  goals: {
    label: 'Nuestras metas',
    noPromise: 'Nadie puede prometer una admisión, y nosotros tampoco lo hacemos.',
    measure: 'Cómo las vamos a medir',
  },
  steps: {
    title: 'Cuatro pasos, a su ritmo',
    profile: {
      title: 'Cree su perfil',
      words:
        'Calificaciones, exámenes, actividades y lo que busca en una universidad. Puede saltarse lo que aún no sepa.',
    },
    analysis: {
      title: 'Reciba un análisis con IA',
      words: 'Un solo método, publicado e igual para todos, muestra qué ayuda y qué no en cada universidad.',
    },
    recommendations: {
      title: 'Reciba recomendaciones',
      words:
        'Universidades difíciles (reach), posibles (target) y seguras (safety), cada una con su rango y una razón clara.',
    },
    apply: {
      title: 'Envíe sus solicitudes',
      words: 'Tenga en un solo lugar qué enviar y hasta cuándo, y de dónde viene cada fecha.',
    },
    chips: { major: 'Ingeniería', setting: 'Suburbio', region: 'Medio Oeste' },
    factors: { residency: 'Su estado', grades: 'Notas', test: 'Puntaje SAT' },
  },
  panels: {
    chances: {
      title: 'Posibilidades que sirven para planear',
      words:
        'Un solo número parece seguro cuando no lo es. Mostramos un rango, decimos en qué se basa y qué lo haría cambiar.',
      label: 'La posibilidad del estudiante de ejemplo',
      basis:
        'Se basa en las calificaciones, el SAT, los cursos, las actividades y los datos de admisión del otoño de 2023. No puede ver ensayos ni cartas de recomendación.',
    },
    feedback: {
      title: 'Comentarios sobre sus palabras, con su propia voz',
      words: 'Los comentarios hacen mejores preguntas, línea por línea. Nunca reescriben su historia.',
      essay: {
        before: 'Todos los sábados abro la panadería con mi abuela. ',
        mark: 'Aprendí mucho sobre el trabajo duro.',
        after: ' A las 4 a. m. los hornos hacen tictac como relojes viejos.',
      },
      advice: 'Muestre el momento.',
      question: ' ¿Qué mañana le enseñó eso? Una escena dice más que una frase.',
    },
    price: {
      title: 'Para las familias: cuánto costaría de verdad',
      words:
        'El precio publicado rara vez es lo que paga una familia. Junto a cada universidad mostramos el precio promedio después de la ayuda financiera, según sus ingresos si los comparte. Los ingresos nunca cambian una posibilidad.',
      before: 'Un año en Ohio State, antes de la ayuda',
      after: 'Después de la ayuda, con ingresos familiares de $60,000 a $100,000',
      basis:
        'Para estudiantes que viven en Ohio, 2022–23. Los grupos de ingresos del Departamento de Educación son distintos de los nuestros, así que combinamos los dos más cercanos.',
      about: (dollars) => `unos ${dollars}`,
    },
  },
  closing: {
    title: 'Empiece hoy su primera página.',
    lead: 'Estudiantes, familias y consejeros pueden crear cada quien su cuenta.',
    start: 'Empezar mi perfil',
    have: 'Ya tengo una cuenta',
  },
};
