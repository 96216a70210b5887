import { type Goals } from './goals';

export const spanish: Goals = {
  landing: [
    {
      figure: '98%',
      of: 'de satisfacción',
      measure:
        'La proporción de estudiantes que responde 4 o 5, de un máximo de 5, cuando preguntamos una vez al año: «¿Le ayudó Flyleaf?». Preguntamos a todas las personas con cuenta y mostramos también cuántas respondieron.',
    },
    {
      figure: '3.2x',
      of: 'de ofertas de admisión',
      measure:
        'Las ofertas de admisión que los estudiantes nos cuentan, divididas entre las que esperaríamos según la tasa de admisión de cada universidad. No demuestra que Flyleaf haya marcado la diferencia: a quienes planean con tiempo quizá les vaya mejor de todos modos.',
    },
    {
      figure: '50K+',
      of: 'de estudiantes',
      measure:
        'Cuentas de estudiantes con al menos una universidad guardada. Las cuentas de prueba no cuentan.',
    },
  ],
  pricing: [
    {
      figure: '10,000+',
      of: 'estudiantes',
      measure: 'Cuentas de estudiantes con al menos una universidad guardada, contadas de la misma manera.',
    },
    {
      figure: '4.9/5',
      of: 'de calificación',
      measure: 'El promedio de todas las respuestas, de 1 a 5, a la pregunta anual de arriba.',
    },
    {
      figure: '94%',
      of: 'considera útiles las recomendaciones',
      measure:
        'La proporción de estudiantes que responde que sí cuando preguntamos si su lista recomendada les sirvió.',
    },
  ],
  note: 'Son metas que nos pusimos, no resultados. Flyleaf es nuevo y todavía no las ha medido.',
};
