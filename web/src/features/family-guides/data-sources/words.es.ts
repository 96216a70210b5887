import { type Words } from './words';

export const spanish: Words = {
  title: 'Fuentes de los datos',
  lead: 'Las cifras de una universidad vienen del Departamento de Educación de Estados Unidos, y algunas de la propia universidad. No rellenamos lo que una universidad dejó en blanco.',
  colleges: {
    title: 'Universidades',
    source: 'Fuente',
    files:
      'College Scorecard, archivo de instituciones y archivo de áreas de estudio, y la encuesta de admisiones de IPEDS del otoño de 2023. ',
    terms: 'Condiciones',
    domain:
      'Obras del gobierno de Estados Unidos, de dominio público en Estados Unidos. El Departamento no respalda a Flyleaf.',
    text: [
      'Los nombres, las direcciones, los enlaces, si una universidad está abierta y si el Departamento vigila sus finanzas vienen de un archivo federal posterior, publicado en marzo de 2026. También puede encontrar una universidad por su nombre anterior.',
      'En seis de las universidades que vienen con Flyleaf, las tasas de admisión de dos publicaciones están demasiado lejos una de otra para que las dos sean correctas. Mientras no se importen esas universidades, mostramos la tasa más reciente, de la publicación del 10 de junio de 2026: The Citadel, Crown College, Eastern New Mexico University, UC Merced, University of Hawaii at Hilo y University of Virginia’s College at Wise.',
    ],
  },
  release: {
    release: 'Publicación',
    none: 'Ninguna todavía',
    here: 'Universidades en Flyleaf',
    day: (release) => new Date(release).toLocaleDateString('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
    starter: (all) =>
      `${all}, elegidas según una regla fija: todas las que reciben más de 20,000 solicitudes, las más difíciles, y algunas de cada tipo en cada estado y en DC.`,
    every: (all) => `${all}: todas las que están en funcionamiento según los datos federales que importamos.`,
    some: (all, imported, starter) =>
      `${all}. ${imported} se importaron de los datos federales; ${starter} vinieron con Flyleaf, elegidas según una regla fija.`,
    failed: 'No pudimos cargar este dato.',
    tryAgain: 'Intentar de nuevo',
  },
  published: {
    title: 'Lo que publican las propias universidades',
    text: 'Las calificaciones de la preparatoria, el lugar en la clase, las tasas de admisión según dónde vive el estudiante, Early Decision, los estudiantes que se transfieren, las listas de espera y en qué se fija una universidad vienen de su propio Common Data Set, cuando lo tenemos: 478 universidades. Los leímos en transcripciones públicas, no en los archivos de las universidades. En «Learn More» (más información) está el año de cada dato y, si la conocemos, la página de la universidad. Verifique allí antes de confiar en una cifra.',
  },
  deadlines: {
    title: 'Fechas límite, cuotas y lo que piden las universidades',
    facts: [
      {
        term: 'Fechas para 2026–27',
        words:
          'Las reunió, para 189 universidades, un proyecto abierto que dice haber leído la página de admisión de cada una. Nosotros no las revisamos otra vez.',
      },
      {
        term: 'Fechas, cuotas, exámenes y cartas de recomendación para 2025–26',
        words:
          'La tabla de requisitos de Common App del 24 de octubre de 2025: 1,033 universidades. Nunca pasamos una fecha de un ciclo a otro.',
      },
      {
        term: 'Fechas habituales',
        words:
          'Para las demás universidades: las fechas más comunes entre las 189. Siempre van marcadas como habituales.',
      },
      {
        term: 'Formularios de ayuda y ayuda estatal',
        words:
          'Lo que publican las páginas federales y estatales para un año escolar, cada dato con su dirección y el día en que se leyó.',
      },
    ],
    text: 'Solo el estudiante puede marcar una fecha como confirmada y anotar dónde la vio. Confirme cada fecha antes de contar con ella.',
  },
  years: {
    title: 'De qué año es cada cifra',
    text: 'Las cifras de una misma universidad son de años distintos. Mostramos el año junto a la cifra cuando importa. Estos son los años de la publicación del 19 de mayo de 2025.',
    facts: [
      { term: 'Tasa de admisión, solicitantes, puntajes', words: 'Otoño de 2023' },
      { term: 'Estudiantes de licenciatura y quiénes son', words: 'Otoño de 2023' },
      { term: 'Matrícula, libros, alojamiento y comidas', words: '2023–24' },
      { term: 'Costo de asistencia y precio neto (net price)', words: '2022–23' },
      { term: 'Estudiantes que vuelven después del primer año', words: 'Entraron en el otoño de 2022' },
      {
        term: 'Tasa de graduación',
        words:
          'Entraron en el otoño de 2017 en carreras de cuatro años, y en el otoño de 2020 en las más cortas',
      },
      { term: 'Programas', words: 'Títulos y certificados otorgados en 2022–23' },
      { term: 'Deuda mediana', words: 'Años fiscales 2020 y 2021, juntos' },
      {
        term: 'Ingresos diez años después de entrar',
        words: 'Entraron en 2009–11, medidos en 2020–21, en dólares de 2022',
      },
      {
        term: 'Primera generación universitaria, ingresos de la familia',
        words: 'Estudiantes con ayuda federal, 2015–16 y 2016–17',
      },
    ],
  },
  missing: {
    title: 'Cuando falta una cifra',
    facts: [
      { term: '«Not reported» (no reportado)', words: 'La universidad no la dio.' },
      {
        term: '«Hidden for privacy» (oculto por privacidad)',
        words: 'Abarca a muy pocos estudiantes, así que el Departamento no la publica.',
      },
      {
        term: '«Does not apply» (no aplica)',
        words:
          'No tiene sentido en esta universidad, como una tasa de admisión donde cualquiera puede inscribirse.',
      },
    ],
    text: 'Una cifra que falta nunca se muestra como cero. El promedio (GPA) no está en los datos federales, por eso decimos «Not published» (no publicado). La deuda y los ingresos se reportan una sola vez para todos los campus de un grupo. En las universidades públicas, los precios después de la ayuda son para quienes pagan la matrícula de residentes del estado.',
  },
  majors: {
    title: 'Carreras',
    text: 'Las 395 carreras usan los códigos de la clasificación de programas (CIP) 2020 del National Center for Education Statistics, que es de dominio público en Estados Unidos. Los nombres de uso diario son nuestros.',
  },
  check: {
    title: 'Verifique antes de decidir',
    text: 'Los costos, las fechas y las reglas cambian cada año. Antes de enviar una solicitud, lea el sitio web de la universidad. Si dice otra cosa, créale a la universidad.',
  },
};
