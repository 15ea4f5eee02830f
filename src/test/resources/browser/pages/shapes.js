const ratio = devicePixelRatio;
const table = document.getElementById('table');
table.width = 300 * ratio;
table.height = 200 * ratio;
table.style.width = '300px';
table.style.height = '200px';
const surface = table.getContext('2d');
surface.scale(ratio, ratio);
surface.fillStyle = '#1c5c38';
surface.fillRect(0, 0, 300, 200);
surface.fillStyle = '#f4ecd8';
surface.fillRect(40, 60, 160, 80);
surface.fillStyle = '#202020';
for (const [x, y] of [[60, 80], [80, 100], [100, 120], [140, 80], [180, 120]]) {
  surface.beginPath();
  surface.arc(x, y, 7, 0, 2 * Math.PI);
  surface.fill();
}
